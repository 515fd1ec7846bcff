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
