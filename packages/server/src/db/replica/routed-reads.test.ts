import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { RoutedReads } from './routed-reads.ts';

const READ = { text: 'select' };

/** Reads of a replica that has replayed so much; `answer` is what it does with the read. */
function readsOf({ replayed, answer }: { replayed: string; answer: () => unknown }) {
  const release = vi.fn();
  const client = {
    query: async ({ text }: { text?: string }) => (text === READ.text ? answer() : { rows: [{ position: replayed }] }),
    release,
  };
  const replica = { connect: async () => client } as unknown as pg.Pool;
  const primary = { query: async () => 'of the primary' } as unknown as pg.Pool;
  const needed = { now: () => 100n };
  const reads = new RoutedReads({ primary, replica, needed, now: () => 0, onUse: () => undefined });
  return { read: () => reads.query(READ), release };
}

test('a connection on which the replica failed is given up, and the primary is read', async () => {
  const reads = readsOf({ replayed: '100', answer: () => Promise.reject(new Error('Connection terminated')) });
  expect(await reads.read()).toBe('of the primary');
  expect(reads.release.mock.calls).toEqual([[true]]);
});

test.each([
  ['has come far enough', '100', 'of the replica'],
  ['has not', '99', 'of the primary'],
])('the connection of a replica that %s is used again', async (_how, replayed, answered) => {
  const reads = readsOf({ replayed, answer: () => 'of the replica' });
  expect(await reads.read()).toBe(answered);
  expect(reads.release.mock.calls).toEqual([[false]]);
});
