// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { showChosen } from './show-chosen.ts';

const CHIP_WIDTH = 100;

afterEach(() => vi.restoreAllMocks());

/** A row of chips on a phone of 360 pixels, of which one is chosen; how far it is pushed along. */
function pushed(chips: number, chosen: number, before = 0): number {
  const chip = (_: unknown, index: number) =>
    `<a href="/store" ${index === chosen ? 'aria-current="true"' : ''} data-at="${index}"></a>`;
  document.body.innerHTML = `<div class="scroll-row"><nav data-choice="any">${Array.from({ length: chips }, chip).join('')}</nav></div>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.getAttribute('data-at');
    return at === null ? new DOMRect(0, 0, 360, 44) : new DOMRect(Number(at) * CHIP_WIDTH, 0, CHIP_WIDTH, 44);
  });
  const row = document.querySelector('.scroll-row') as HTMLElement;
  row.scrollLeft = before;
  showChosen();
  return row.scrollLeft;
}

test('a chip that is chosen beyond the edge comes into the middle of its row', () => {
  expect(pushed(8, 6)).toBe(470);
});

test('a row whose chosen chip is in sight, or that has none, begins at its start', () => {
  expect([pushed(8, 2), pushed(8, -1)]).toEqual([0, 0]);
});

test('a row that somebody has pushed already stays as it is', () => {
  expect(pushed(8, 7, 20)).toBe(20);
});
