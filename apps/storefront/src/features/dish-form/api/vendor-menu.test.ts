import { afterEach, expect, test, vi } from 'vitest';
import { dish } from '../../../testing/cart-browser.ts';
import { dishOfMenu, fetchMenuAhead, menuNow } from './vendor-menu.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serve(...menus: (readonly ReturnType<typeof dish>[] | 'down')[]) {
  const fetch = vi.fn(async () => {
    const menu = menus.length > 1 ? menus.shift() : menus[0];
    if (menu === 'down') throw new TypeError('Failed to fetch');
    return Response.json({ status: 'success', message: 'Done', data: menu });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a dish of a menu that is known costs no request', async () => {
  const asked = serve([dish(1), dish(2)]);
  await menuNow(1);
  expect(await dishOfMenu(1, 2)).toMatchObject({ name: 'Dish 2' });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('dishes that are tapped at once, while the menu is fetched ahead, cost one request', async () => {
  const asked = serve([dish(1), dish(2)]);
  const taps = [dishOfMenu(4, 1), dishOfMenu(4, 2)];
  fetchMenuAhead(4);
  expect((await Promise.all(taps)).map((found) => found?.id)).toEqual([1, 2]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a dish that is new on a menu is found without another visit', async () => {
  const asked = serve([dish(1)], [dish(1), dish(2)]);
  await menuNow(2);
  expect(await dishOfMenu(2, 2)).toMatchObject({ name: 'Dish 2' });
  expect(await dishOfMenu(2, 2)).toMatchObject({ name: 'Dish 2' });
  expect(asked).toHaveBeenCalledTimes(2);
});

function goOnline(): void {
  vi.useFakeTimers();
  // Calls are repeated after a while that is longer by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
}

test('with a network a menu that did not come is asked for again, and the tap gets its dish', async () => {
  goOnline();
  const asked = serve('down', [dish(1)]);
  const found = dishOfMenu(5, 1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toMatchObject({ name: 'Dish 1' });
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a menu that never comes is asked for again after 1, 2 and 4 seconds, and then the tap fails', async () => {
  goOnline();
  const asked = serve('down');
  const failed = expect(dishOfMenu(7, 1)).rejects.toThrow();
  for (const [repeats, seconds] of [1, 2, 4].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(asked).toHaveBeenCalledTimes(repeats + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(repeats + 2);
  }
  expect(vi.getTimerCount()).toBe(0);
  await failed;
});

test('without a network a menu that does not come fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const asked = serve('down');
  await expect(dishOfMenu(6, 1)).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a dish that no menu has is none, and a menu that did not come is asked for again', async () => {
  const asked = serve('down', [dish(1)]);
  await expect(dishOfMenu(3, 9)).rejects.toThrow();
  expect(await dishOfMenu(3, 9)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});
