import { expect, it, vi } from 'vitest';
import type { MarkedMove } from '../board/contract';
import { letters } from './letters';

const mark = (label: string) => ({ label, pieces: ['r1'], move: { kind: 'claim', text: '' }, seat: 0, isGhost: label === 'B' }) as MarkedMove;

it('puts the letters of two moves about one piece beside one another', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<i data-mark="A B"></i>';
  document.body.append(root);
  const end = letters(() => [mark('A'), mark('B')])(root);
  const shown = () => [...root.querySelectorAll('span')];
  await vi.waitFor(() => expect(shown().map((one) => one.textContent)).toEqual(['A', 'B']));
  const [first, second] = shown().map((one) => parseFloat(one.style.left));
  expect(second! - first!).toBeGreaterThanOrEqual(24);
  end?.();
});
