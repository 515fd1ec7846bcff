// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FILES = { names: ['a.js', 'b.js', 'c.js', 'd.js'], imports: [[1], [2], [1], []] };
let asked: string[];
let lost: string[];

async function openCode() {
  vi.resetModules();
  vi.stubGlobal('CODE_FILES', FILES);
  return import('./load-code.ts');
}

beforeEach(() => {
  asked = [];
  lost = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.replace('/store/static/', '');
    asked.push(name);
    if (lost.includes(name)) throw new TypeError('Failed to fetch');
    return new Response('');
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

test('files that are fetched ahead do not run, and are there for the import', async () => {
  const { loadCode, fetchWithoutRunning } = await openCode();
  await fetchWithoutRunning(() => loadCode('b.js'));
  await fetchWithoutRunning(() => loadCode('c.js'));
  const ready = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(ready.map(({ href }) => new URL(href).pathname).sort()).toEqual(['/store/static/b.js', '/store/static/c.js']);
  await expect(loadCode('d.js')).rejects.toThrow(/d\.js/);
});
