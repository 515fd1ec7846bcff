// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { holdPictures } from './held-pictures.ts';

const tile = (picture: string) =>
  `<article><div data-picture>${picture}</div><h2><a href="/store/x">Mama Cass</a></h2></article>`;
const COVER = '<img alt="" src="/store/_next/image?url=a&w=384&q=75" srcset="b 1080w" style="background-color: red">';
const DISH = '<img alt="Jollof" src="/store/_next/image?url=c&w=256&q=75">';

document.documentElement.dataset['saver'] = '';
holdPictures();

beforeEach(() => {
  document.body.innerHTML = '';
});

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
const names = () => buttons().map(({ ariaLabel }) => ariaLabel);

test('each tile has a button in its colour, also one that comes later', async () => {
  document.body.innerHTML = tile(COVER);
  await vi.waitFor(() => expect(names()).toEqual(['Tap to show picture of Mama Cass']));
  expect(buttons()[0]?.style.backgroundColor).toBe('red');
  document.body.insertAdjacentHTML('beforeend', tile(DISH));
  await vi.waitFor(() =>
    expect(names()).toEqual(['Tap to show picture of Mama Cass', 'Tap to show picture of Jollof']),
  );
});

test('a tap shows the smallest file of that picture alone, and does not follow the card’s link', async () => {
  document.body.innerHTML = `${tile(COVER)}${tile(DISH)}`;
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  const followed = vi.fn();
  document.addEventListener('click', followed, { once: true });
  buttons()[0]?.click();
  const [cover, dish] = [...document.querySelectorAll('img')];
  expect([cover?.srcset, cover?.dataset['shown'], dish?.dataset['shown']]).toEqual(['', '', undefined]);
  expect(followed).not.toHaveBeenCalled();
  buttons()[0]?.click();
  expect(dish?.src).toContain('&w=128&');
  await vi.waitFor(() => expect(buttons()).toEqual([]));
});

test('a tap on a picture’s button follows no link, and any other tap does what it did', async () => {
  document.body.innerHTML = `<a href="#x">${tile(COVER)}</a>`;
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
  const tap = (on: Element | null) => on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(tap(document.querySelector('h2'))).toBe(true);
  expect(tap(document.querySelector('button span'))).toBe(false);
});
