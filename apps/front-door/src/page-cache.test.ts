import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import { announcedBy } from './testing/announced-changes.ts';

const made = { status: 200, page: { br: Buffer.alloc(0), policy: '' } };
const dependencies = { tags: new Set<string>(), until: 1 };

/** Whether the first and the last of many pages with long addresses are kept. */
function keptOf(count: number, address: (index: number) => string): boolean[] {
  const pages = createPageCache(announcedBy().changes, () => 0);
  for (let index = 0; index < count; index += 1) pages(address(index)).begin()(address(index), made, dependencies);
  return [0, count - 1].map((index) => pages(address(index)).find(address(index)) !== undefined);
}

test('the memory for pages counts their addresses too: long ones push the oldest out', () => {
  // 20,000 addresses of 4,000 signs are 80 MB or more; 24 MB is what there is.
  expect(keptOf(20_000, (index) => `${index} ${'x'.repeat(4_000)}`)).toEqual([false, true]);
});

test.each([
  ['of a search', (index: number) => `/store?q=${index}`],
  ['for a place of one’s own', (index: number) => `/store place=lagos@6.4${index},3.4`],
])('pages %s push none out that everybody asks for', (_which, address) => {
  const pages = createPageCache(announcedBy().changes, () => 0);
  const keep = (key: string) => pages(key).begin()(key, made, dependencies);
  keep('/store place=lagos');
  for (let index = 0; index < 50_000; index += 1) keep(address(index));
  expect(pages(address(0)).find(address(0))).toBeUndefined();
  expect(pages('/store place=lagos').find('/store place=lagos')?.value).toBe(made);
});
