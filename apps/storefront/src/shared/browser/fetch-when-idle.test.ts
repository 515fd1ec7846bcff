import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savesData } from './data-saver.ts';
import { fetchWhenIdle } from './fetch-when-idle.ts';

vi.mock('./data-saver.ts', () => ({ savesData: vi.fn(() => false) }));

const idle: (() => void)[] = [];
/** The browser has nothing to do, as often as it is asked. */
async function rest(): Promise<void> {
  while (idle.length > 0) {
    idle.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
beforeEach(() => {
  idle.length = 0;
  vi.mocked(savesData).mockReturnValue(false);
  vi.stubGlobal('window', {
    requestIdleCallback: (run: () => void) => idle.push(run),
    fetchWithoutRunning: (load: () => Promise<unknown>) => load(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('each is fetched when the browser is idle, after the one before, also where that one failed', async () => {
  const fetched: string[] = [];
  const load = (name: string) => async () => void fetched.push(name);
  fetchWhenIdle([
    load('adding'),
    async () => {
      fetched.push('cart');
      throw new Error('Failed to fetch');
    },
    load('form'),
  ]);
  expect(fetched).toEqual([]);
  idle.shift()?.();
  expect(fetched).toEqual(['adding']);
  await new Promise((resolve) => setTimeout(resolve));
  await rest();
  expect(fetched).toEqual(['adding', 'cart', 'form']);
});

test('nothing is fetched while data is saved, also from the moment when that is chosen', async () => {
  const fetched = vi.fn(async () => undefined);
  vi.mocked(savesData).mockReturnValueOnce(false).mockReturnValue(true);
  fetchWhenIdle([fetched, fetched, fetched]);
  await rest();
  expect(fetched).toHaveBeenCalledOnce();
});
