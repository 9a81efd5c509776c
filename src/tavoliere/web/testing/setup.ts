// What every test begins with: a page in English, nothing stored, nothing moving.
import { beforeEach } from 'vitest';

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});
