// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreScrollPosition, saveScrollPosition } from './scroll-position.ts';

let step: { key: string } | null;
let scrollY: number;
/** Where each of the links stands when nothing is scrolled, by its text. */
let heights: Record<string, number>;

const find = (text: string) => [...document.links].find((each) => each.textContent === text) as HTMLAnchorElement;

beforeEach(() => {
  [step, scrollY] = [{ key: 'list' }, 0];
  heights = { Brand: 10, Liked: 200, Card: 2_300, Bar: 700, Layer: 120 };
  document.body.innerHTML = `<div id="page"><a href="/store">Brand</a>
    <i data-island="RowsHost"><a href="/store/a">Liked</a></i><a href="/store/a">Card</a></div>
    <div id="bars"><a href="/store">Bar</a></div><div id="stage"><a href="/store/a">Layer</a></div>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (heights[this.textContent] ?? 0) - scrollY } as DOMRect;
  });
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return step;
    },
  });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((to) => {
    scrollY = Object(to).top;
  });
  vi.spyOn(window, 'scrollBy').mockImplementation((by) => {
    scrollY += Object(by).top;
  });
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => look());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function leave(by = 'Card'): void {
  scrollY = 2_000;
  saveScrollPosition(find(by));
  scrollY = 0;
}

test('the link that was followed stands where it stood, though the list above it has another height', () => {
  leave();
  heights['Card'] = 2_700;
  restoreScrollPosition();
  expect(2_700 - scrollY).toBe(300);
});

test.each(['Bar', 'Layer'])('%s is outside of the page: no link of the same address is taken for it', (by) => {
  leave(by);
  restoreScrollPosition();
  expect([scrollY, document.activeElement]).toEqual([2_000, document.body]);
});

test('of links to the same address the one that was followed counts, also before an island has others', () => {
  document.getElementById('page')?.insertAdjacentHTML('beforeend', '<a href="/store/a">Second</a>');
  heights['Second'] = 2_500;
  leave('Second');
  document.querySelector('[data-island]')?.replaceChildren();
  restoreScrollPosition();
  expect([scrollY, document.activeElement]).toEqual([2_000, find('Second')]);
});

test('a link that went away with its tap leaves the place to the pixels', () => {
  scrollY = 2_000;
  const gone = find('Card');
  gone.remove();
  saveScrollPosition(gone);
  scrollY = 0;
  restoreScrollPosition();
  expect(scrollY).toBe(2_000);
});

test.each([
  ['a page that was just shown had it', 'main'],
  ['unless somebody has chosen a field', 'field'],
])('the link that was followed has the focus again: %s', (_which, id) => {
  document.body.insertAdjacentHTML('beforeend', '<main id="main" tabindex="-1"></main><input id="field">');
  leave();
  document.getElementById(id)?.focus();
  restoreScrollPosition();
  expect(document.activeElement).toBe(id === 'main' ? find('Card') : document.getElementById('field'));
});

test('it does so once, and only for the step of the history that was left', () => {
  leave();
  step = { key: 'another visit' };
  restoreScrollPosition();
  expect(scrollY).toBe(0);
  step = { key: 'list' };
  restoreScrollPosition();
  expect(scrollY).toBe(2_000);
  scrollY = 500;
  restoreScrollPosition();
  expect(scrollY).toBe(500);
});

test('a browser that does not tell its steps is left alone', () => {
  step = null;
  leave();
  restoreScrollPosition();
  expect(scrollY).toBe(0);
});
