import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

const empty = Buffer.alloc(0);
const made = { status: 200, page: { html: empty, br: empty, gzip: empty, policy: '' } };

test('the memory for pages counts their addresses too: long ones push the oldest out', () => {
  const pages = createPageCache(() => 0);
  const address = (index: number) => `${index} ${'x'.repeat(4_000)}`;
  // 20,000 addresses of 4,000 signs are 80 MB or more; 64 MB is what there is.
  for (let index = 0; index < 20_000; index += 1) pages.set(address(index), made, 0);
  expect(pages.fresh(address(0))).toBeUndefined();
  expect(pages.fresh(address(19_999))).toBe(made);
});
