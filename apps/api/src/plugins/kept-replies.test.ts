import { expect, test } from 'vitest';
import { KeptReplies } from './kept-replies.ts';

const MOST = 1_000_000;
const ANYTHING = { tags: [] };

test('kept replies never take more than their bytes, whether bodies, brotli or keys are what is large', () => {
  const kept = new KeptReplies(MOST);
  for (let number = 0; number < 5_000; number += 1) {
    const key = `${number}${'k'.repeat(4_000)}`;
    const entry = kept.keep(key, '{}', ANYTHING, undefined);
    kept.addBrotli(key, entry, Buffer.alloc(100));
    expect(kept.bytes).toBeLessThanOrEqual(MOST);
    // A key of 4,000 letters weighs no less than that.
    expect(kept.entries).toBeLessThanOrEqual(MOST / 4_000);
  }
  for (let number = 0; number < 5_000; number += 1) kept.keep(`${number}`, '', ANYTHING, undefined);
  // Even an entry that is nearly empty takes some memory.
  expect(kept.entries).toBeLessThanOrEqual(MOST / 500);
});

test('what is dropped, replaced or forgotten is not counted any more', () => {
  const kept = new KeptReplies(MOST);
  const entry = kept.keep('one', 'first', { tags: ['vendor:1'] }, 7);
  kept.addBrotli('one', entry, Buffer.alloc(10));
  kept.keep('one', 'second', { tags: ['vendor:1'] }, 7);
  // The brotli of an answer that was replaced meanwhile.
  kept.addBrotli('one', { ...entry }, Buffer.alloc(10));
  kept.keep('two', 'other', ANYTHING, undefined);
  expect([kept.find('one', 7)?.body.toString(), kept.find('one', 8)]).toEqual(['second', undefined]);
  kept.forgetWhere(() => true);
  expect([kept.bytes, kept.entries]).toEqual([0, 0]);
});

test('of more than there is room for, the longest unused goes', () => {
  const kept = new KeptReplies(5_000);
  const body = 'x'.repeat(500);
  for (const key of ['a', 'b', 'c']) kept.keep(key, body, ANYTHING, undefined);
  kept.find('a', 0);
  kept.keep('d', body, ANYTHING, undefined);
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.find(key, 0))).toEqual(['a', 'c', 'd']);
});
