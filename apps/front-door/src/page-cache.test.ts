import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { announcedBy } from './testing/announced-changes.ts';

const made = { status: 200, page: { tag: '', br: Buffer.alloc(0), timesSent: 0, isCompressedWell: false } };
const dependencies = { tags: new Set<string>(), until: 1 };

function openCache() {
  const pages = createPageCache(announcedBy().changes, () => 0);
  pages.learnPlace('lagos@6.6018,3.3515');
  return { ...pages, keep: (key: string) => pages.begin()(key, made, dependencies) };
}

test('the memory for pages counts their addresses too: long ones push the oldest out', () => {
  const { keep, find } = openCache();
  // 20,000 addresses of 4,000 signs are 80 MB or more; 24 MB is what there is.
  const address = (index: number) => `${index} ${'x'.repeat(4_000)}`;
  for (let index = 0; index < 20_000; index += 1) keep(address(index));
  expect([find(address(0)), find(address(19_999))?.value]).toEqual([undefined, made]);
});

test.each([
  ['of a search', (index: number) => `/store?q=${index} `],
  ['of made-up orders', (index: number) => `/store/orders/${index} `],
  ['of made-up fees', (index: number) => `/store?fee=${index}- `],
  ['of many choices at once', (index: number) => `/store/${index}?open_now=1&rating=4.5&tag=all place=lagos`],
  ['for a place of one’s own', (index: number) => `/store place=lagos@6.4${index},3.4`],
  ['for a place that does not exist', (index: number) => `/store place=zz-${index}`],
  [
    'for a city in another spelling',
    (index: number) => `/store?city=lagos${'+'.repeat(index % 50)}+${index} place=lagos`,
  ],
])('pages %s push none out that everybody asks for', (_which, address) => {
  const { keep, find } = openCache();
  const common = ['/store ', '/store place=lagos', '/store?city=lagos&type=restaurant place=lagos saving data'];
  for (const key of common) keep(key);
  for (let index = 0; index < 50_000; index += 1) keep(address(index));
  expect(find(address(0))).toBeUndefined();
  expect(common.map((key) => find(key)?.value)).toEqual([made, made, made]);
});
