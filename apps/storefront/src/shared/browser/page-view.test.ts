// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberMovedFocus, rememberView } from './page-view.ts';

let page: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="page"></div><a href="/store" id="outside">Home</a>';
  page = document.getElementById('page') as HTMLElement;
});

/** Another page in the place of this one. */
function swap(html: string, meanwhile: () => void = () => undefined): void {
  const restore = rememberView(page);
  page.innerHTML = html;
  meanwhile();
  restore(page);
}

test('the focus is on the control of the same name and order', () => {
  page.innerHTML = '<button>Like</button><button id="second">Like</button><a href="/store">Like</a>';
  document.getElementById('second')?.focus();
  swap('<a href="/store">Like</a><button>More</button><button>Like</button><button id="same">Like</button>');
  expect(document.activeElement?.id).toBe('same');
});

test('a control is known by its label, where it has one', () => {
  page.innerHTML = '<button aria-label="Like Cedar">♥</button>';
  page.querySelector('button')?.focus();
  swap('<button aria-label="Like Amber">♥</button><button aria-label="Like Cedar" id="same">♡</button>');
  expect(document.activeElement?.id).toBe('same');
});

test('a focus outside of the page stays where it is', () => {
  page.innerHTML = '<a href="/store">Home</a>';
  document.getElementById('outside')?.focus();
  swap('<a href="/store">Home</a>');
  expect(document.activeElement?.id).toBe('outside');
});

test('rows are as far scrolled as they were, unless the page has others', () => {
  page.innerHTML = '<div class="scroll-row"></div><div popover=""></div>';
  Object.assign(page.querySelector('.scroll-row') as Element, { scrollLeft: 120 });
  Object.assign(page.querySelector('[popover]') as Element, { scrollTop: 40 });
  const far = () => [...page.children].map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  swap('<div class="scroll-row"></div><div popover=""></div>');
  expect(far()).toEqual([
    [120, 0],
    [0, 40],
  ]);
  swap('<div class="scroll-row"></div>');
  expect(far()).toEqual([[0, 0]]);
});

test('what was written and ticked is there again, unless the page gives its field something else', () => {
  const fields = (q: string) =>
    `<input id="q" value="${q}"><input id="menu"><input type="checkbox" name="diet" value="halal"><input type="checkbox" name="diet" value="vegan" checked><input>`;
  page.innerHTML = fields('');
  const shown = () =>
    [...page.querySelectorAll('input')].map(({ type, value, checked }) => (type === 'text' ? value : checked));
  const inputs = page.querySelectorAll('input');
  for (const index of [0, 1, 4]) Object.assign(inputs[index] as Element, { value: 'rice' });
  for (const index of [2, 3]) inputs[index]?.click();
  swap(fields(''));
  expect(shown()).toEqual(['rice', 'rice', true, false, '']);
  swap(fields('suya'));
  expect(shown()).toEqual(['suya', 'rice', true, false, '']);
});

test('a focus in what has moved to the next page stays there; another is not carried to its namesake', () => {
  page.innerHTML = '<button id="moved">Deliver to</button><button>Cart</button>';
  const moved = document.getElementById('moved') as HTMLElement;
  const go = () => {
    const restore = rememberMovedFocus(page);
    page.replaceChildren(moved, Object.assign(document.createElement('button'), { textContent: 'Cart' }));
    restore();
  };
  moved.focus();
  go();
  expect(document.activeElement).toBe(moved);
  page.querySelectorAll('button')[1]?.focus();
  go();
  expect(document.activeElement).toBe(document.body);
});
