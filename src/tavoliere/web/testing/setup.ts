// What every test begins with: a page in English, nothing stored, nothing moving; and every file with modules of its own.
import { beforeEach, vi } from 'vitest';

vi.resetModules(); // files share a page, which is dear to make; what modules remember they do not share

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});
