import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressPage, createPageBodies } from './compress-page.ts';

const rows = (salt: number) =>
  Array.from({ length: 2_000 }, (_, row) => `<li>Dish ${(row * 7_919 + salt) % 10_007} for ₦${row * 50}</li>`);
const html = (salt = 0) => Buffer.from(`<!doctype html><ul>${rows(salt).join('')}</ul>`);

function openBodies() {
  let now = 0;
  const bodyOf = createPageBodies(() => now);
  return {
    bodyOf,
    pass: (ms: number) => {
      now += ms;
    },
    send(page: Awaited<ReturnType<typeof compressPage>>, times: number) {
      for (let count = 0; count < times; count += 1) void bodyOf(page, 'br');
    },
  };
}

test('a page that is sent ten times is smaller from then on, and the same page', async () => {
  const { bodyOf, send } = openBodies();
  const page = await compressPage(html());
  const { br: first, tag } = page;
  send(page, 9);
  expect(page.isCompressedWell).toBe(false);
  send(page, 1);
  await vi.waitUntil(() => page.br !== first);
  expect(page.br.length).toBeLessThan(0.95 * first.length);
  expect(brotliDecompressSync(await bodyOf(page, 'br'))).toEqual(html());
  expect(gunzipSync(await bodyOf(page, 'gzip'))).toEqual(html());
  expect(await bodyOf(page, undefined)).toEqual(html());
  expect(page.tag).toBe(tag);
});

test('a page is unpacked once for those who read no compression', async () => {
  const { bodyOf } = openBodies();
  const page = await compressPage(html());
  const [one, other] = await Promise.all([bodyOf(page, undefined), bodyOf(page, undefined)]);
  expect([one === other, (await bodyOf(page, undefined)) === one, one.equals(html())]).toEqual([true, true, true]);
});

test('many pages unpacked at once are all sent, and not all stay in memory', async () => {
  const { bodyOf } = openBodies();
  const pages = await Promise.all(Array.from({ length: 90 }, (_, salt) => compressPage(html(salt))));
  const bodies = await Promise.all(pages.map(async (page) => bodyOf(page, undefined)));
  expect(bodies.every((body, salt) => html(salt).equals(body))).toBe(true);
  let inMemory = 0;
  for (const [index, page] of [...pages.entries()].reverse())
    if ((await bodyOf(page, undefined)) === bodies[index]) inMemory += 1;
  expect(inMemory).toBeGreaterThan(0);
  expect(inMemory).toBeLessThan(pages.length);
});

test('a page is packed as gzip once', async () => {
  const { bodyOf } = openBodies();
  const page = await compressPage(html());
  const first = await bodyOf(page, 'gzip');
  expect(await bodyOf(page, 'gzip')).toBe(first);
});

test('a page that cannot be unpacked stays as it is, and others are compressed well after it', async () => {
  const { send, pass } = openBodies();
  const [broken, fine] = [await compressPage(html(1)), await compressPage(html(2))];
  broken.br = Buffer.from('no brotli');
  send(broken, 10);
  await vi.waitUntil(async () => {
    pass(1);
    send(fine, 10);
    return fine.isCompressedWell;
  });
  expect(broken.br.toString()).toBe('no brotli');
});

test('one page at a time is compressed well, and after it comes a rest of nine times as long', async () => {
  const { send, pass } = openBodies();
  const [one, two] = [await compressPage(html(1)), await compressPage(html(2))];
  const { br: first } = one;
  send(one, 10);
  send(two, 10);
  expect([one.isCompressedWell, two.isCompressedWell]).toEqual([true, false]);
  pass(100);
  await vi.waitUntil(() => one.br !== first);
  pass(899);
  send(two, 1);
  expect(two.isCompressedWell).toBe(false);
  pass(1);
  send(two, 1);
  expect(two.isCompressedWell).toBe(true);
});
