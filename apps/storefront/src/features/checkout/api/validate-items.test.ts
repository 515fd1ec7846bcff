import { afterEach, expect, test, vi } from 'vitest';
import { validateItems } from './validate-items.ts';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

function openBrowser() {
  vi.stubGlobal('document', { cookie: '', addEventListener: () => undefined });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', {
    location: { protocol: 'http:' },
    localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    addEventListener: () => undefined,
  });
}
afterEach(() => vi.unstubAllGlobals());

test('cart.097 a failed check rethrows the whole answer', async () => {
  openBrowser();
  const body = { status: 'failed', code: 'VENDOR_NOT_FOUND', message: 'We could not find that vendor.' };
  answer(404, body);
  await expect(validateItems(7, [])).rejects.toMatchObject({ body });
});

test("cart.097 and 'An error occured' where there is none", async () => {
  openBrowser();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(validateItems(7, [])).rejects.toThrow(/^An error occured$/);
});
