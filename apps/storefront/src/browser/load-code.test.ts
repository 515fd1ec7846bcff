// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILES = { names: ['a.js', 'b.js', 'c.js', 'd.js'], imports: [[1], [2], [1], []] };
let asked: string[];
let lost: string[];
/** What the server has no more, or not now. */
let refused: string[];

async function openCode() {
  vi.resetModules();
  vi.stubGlobal('CODE_FILES', FILES);
  return import('./load-code.ts');
}

beforeEach(() => {
  asked = [];
  [lost, refused] = [[], []];
  vi.stubGlobal('fetch', async (address: string, { credentials }: RequestInit) => {
    // Cookies would cost more than many a file.
    expect(credentials).toBe('omit');
    const name = address.replace('/store/static/', '');
    asked.push(name);
    if (lost.includes(name)) throw new TypeError('Failed to fetch');
    return new Response('', { status: refused.includes(name) ? 503 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

test('a file is imported once all that it imports has come, so that a lost one can be asked for again', async () => {
  const { loadCode } = await openCode();
  lost = ['c.js'];
  await expect(loadCode('a.js')).rejects.toThrow('Failed to fetch');
  expect(asked.sort()).toEqual(['a.js', 'b.js', 'c.js']);
  asked = [];
  lost = [];
  // There is no such file here: the import is what fails now.
  await expect(loadCode('a.js')).rejects.toThrow(/a\.js/);
  expect(asked).toEqual(['c.js']);
});

test('what the server refuses is no file, and is asked for again', async () => {
  const { loadCode, fetchWithoutRunning } = await openCode();
  refused = ['d.js'];
  await expect(loadCode('d.js')).rejects.toThrow('d.js: 503');
  await expect(fetchWithoutRunning(() => loadCode('d.js'))).rejects.toThrow('d.js: 503');
  // The browser would keep its failure.
  expect([asked, document.head.childElementCount]).toEqual([['d.js', 'd.js'], 0]);
});

test('files that are fetched ahead do not run, and are there for the import', async () => {
  const { loadCode, fetchWithoutRunning } = await openCode();
  await fetchWithoutRunning(() => loadCode('b.js'));
  await fetchWithoutRunning(() => loadCode('c.js'));
  const ready = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(ready.map(({ href }) => new URL(href).pathname).sort()).toEqual(['/store/static/b.js', '/store/static/c.js']);
  await expect(loadCode('d.js')).rejects.toThrow(/d\.js/);
});
