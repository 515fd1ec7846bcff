import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/index.ts';
import { inTransaction, schema } from '../../db/index.ts';
import { secretsFrom } from '../../secrets.ts';
import { deliverAllTexts, freshDatabase } from '../../testing/index.ts';
import { deleteExpiredTexts, queueText, type SendText } from './index.ts';

const secrets = secretsFrom('a secret that only tests know, of 32 letters and more');
let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);

let database: Database;
let sent: { to: string; text: string }[];
let failures: { attempts: number; reason: string }[];

beforeAll(async () => {
  database = (await freshDatabase()).openApp();
});
beforeEach(async () => {
  await database.db.delete(schema.outgoing_text);
  sent = [];
  failures = [];
});

const queue = (phone: string, words = '1234 is your code') =>
  inTransaction(database.db, (tx) => queueText(tx, secrets, { phone, words, now: now(), usefulSeconds: 300 }));
const takeIt: SendText = async (message) => {
  sent.push(message);
  return { ok: true };
};
const deliver = (send: SendText = takeIt) =>
  deliverAllTexts({ db: database.db, secrets, send, now, onFailure: (failure) => failures.push(failure) });
const waiting = () => database.db.select().from(schema.outgoing_text);

test('identity.081 a text queued in a transaction reaches the adapter decrypted and is then deleted', async () => {
  await queue('2348012345678');
  expect((await waiting())[0]?.sealed).not.toContain('1234');
  expect(await deliver()).toBe(1);
  expect(sent).toEqual([{ to: '2348012345678', text: '1234 is your code' }]);
  expect(await waiting()).toEqual([]);
});

test('a text of a transaction that failed is never sent', async () => {
  await expect(
    inTransaction(database.db, async (tx) => {
      await queueText(tx, secrets, { phone: '2348012345678', words: 'x', now: now(), usefulSeconds: 300 });
      throw new Error('the rest went wrong');
    }),
  ).rejects.toThrow('the rest went wrong');
  expect(await deliver()).toBe(0);
});

test('a provider that fails is asked again after twice the time, until the text is of no use', async () => {
  await queue('2348012345678');
  const fail: SendText = async () => ({ ok: false, reason: 'termii:503', retry: true });
  const attemptsAfter = async (seconds: number) => {
    clock += seconds * 1000;
    await deliver(fail);
    return failures.length;
  };
  expect(await attemptsAfter(0)).toBe(1);
  expect(await attemptsAfter(1.9)).toBe(1);
  expect(await attemptsAfter(0.1)).toBe(2);
  expect(await attemptsAfter(3.9)).toBe(2);
  expect(await attemptsAfter(0.1)).toBe(3);
  expect(await attemptsAfter(300)).toBe(3);
  expect(await deleteExpiredTexts(database.db, now())).toBe(1);
});

test('a number that a provider refuses for good is not tried again', async () => {
  await queue('2348012345678');
  await deliver(async () => ({ ok: false, reason: 'bad_number', retry: false }));
  expect(await waiting()).toEqual([]);
  expect(failures).toEqual([{ id: expect.any(Number), attempts: 1, reason: 'bad_number' }]);
});

test('two workers do not send the same text', async () => {
  for (let index = 0; index < 20; index += 1) await queue(`234801234${String(index).padStart(4, '0')}`);
  const counts = await Promise.all([deliver(), deliver(), deliver()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
});

test('a worker that dies while it sends costs a delay, not the text', async () => {
  await queue('2348012345678');
  await expect(deliver(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  expect(await deliver()).toBe(0);
  clock += 60_000;
  expect(await deliver()).toBe(1);
});
