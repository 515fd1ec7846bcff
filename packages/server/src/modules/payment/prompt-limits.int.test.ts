import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, findBreaches, schema } from '../../db/index.ts';
import { buildCustomer, freshDatabase, setUpPayments } from '../../testing/index.ts';

let clock = Date.parse('2026-11-16T09:00:00Z');
const now = () => new Date(clock);
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400].map((seconds) => seconds * 1_000) as [number, number, number];
const STRANGER = '08039998877';

let app: Database;
let owner: Database;
let harness: ReturnType<typeof setUpPayments>;
let mallory: number;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(12), fresh.openOwner()];
});
beforeEach(async () => {
  await owner.pool.query('truncate job, payment, wallet, ledger_transaction, ledger_entry, limit_count cascade');
  harness = setUpPayments({ app, owner, now });
  mallory = await buildCustomer(owner);
});
afterEach(async () => expect(await findBreaches(owner.pool)).toEqual([]));

type Payer = { readonly momo_account_number: string } | { readonly pocket_tag: string };

/** Has somebody asked for money on a phone or in an app. Gives the reference, or why they were not. */
async function prompt(customer: number, payer: Payer = { momo_account_number: STRANGER }) {
  const method = 'pocket_tag' in payer ? 'pocket' : 'mtn_momo_ng';
  const opened = await harness.open(customer, { method, destination: 'wallet', amount: 50_000, ...payer } as never);
  if (!opened.ok) return opened;
  const started = await harness.payments.executeStart(customer, opened.data);
  return started.ok ? opened.data.reference : started;
}
async function pay(prompted: Awaited<ReturnType<typeof prompt>>, more: { refunded?: number } = {}) {
  if (typeof prompted !== 'string') throw new Error(prompted.code);
  harness.providers.mtn_momo.pay(prompted, more);
  await harness.payments.verify(mallory, prompted);
}
const times = async <Each>(count: number, each: () => Promise<Each>): Promise<Each[]> => {
  const all: Each[] = [];
  for (let nth = 0; nth < count; nth += 1) all.push(await each());
  return all;
};
const refused = (retryAfterSeconds: number) => ({ ok: false, code: 'TOO_MANY_PROMPTS', retryAfterSeconds });

describe('prompts on a stranger’s phone', () => {
  test('are three in an hour, whoever sends them, and the refusal says when the hour ends', async () => {
    await prompt(mallory);
    clock += 20 * MINUTE;
    await times(2, () => prompt(mallory));
    expect(await prompt(mallory)).toMatchObject(refused((40 * MINUTE) / 1_000));
    const accomplices = await times(20, () => buildCustomer(owner));
    for (const each of accomplices) expect(await prompt(each)).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
    expect(harness.providers.mtn_momo.calls.start).toBe(3);
    clock += 40 * MINUTE;
    expect(await prompt(mallory)).toEqual(expect.any(String));
  });

  test('are eight in a day', async () => {
    for (let hours = 0; hours < 23; hours += 1) {
      await times(3, () => prompt(mallory));
      clock += HOUR;
    }
    expect(harness.providers.mtn_momo.calls.start).toBe(8);
    expect(await prompt(mallory)).toMatchObject(refused((DAY - 23 * HOUR) / 1_000));
  });

  test('are as many for ways to write the number, and each number has its own', async () => {
    await times(3, () => prompt(mallory, { momo_account_number: `+234${STRANGER.slice(1)}` }));
    expect(await prompt(mallory, { momo_account_number: '0803 999 8877' })).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
    expect(await prompt(mallory, { momo_account_number: '08039998878' })).toEqual(expect.any(String));
  });

  test('end their attempt, and a repeat of the same start is refused alike, without a prompt', async () => {
    await times(3, () => prompt(mallory));
    const opened = await harness.open(mallory, {
      ...{ method: 'mtn_momo_ng', destination: 'wallet', amount: 50_000, momo_account_number: STRANGER },
    } as never);
    if (!opened.ok) throw new Error(opened.code);
    const again = () => harness.payments.executeStart(mallory, opened.data);
    expect(await times(2, again)).toMatchObject([refused(3_600), refused(3_600)]);
    expect(await harness.payment(opened.data.reference)).toMatchObject({ status: 'failed', started_at: null });
    clock += HOUR;
    expect(await again()).toMatchObject({ code: 'PAYMENT_NOT_STARTED' });
    expect(harness.providers.mtn_momo.calls.start).toBe(3);
  });

  test('are counted without the number itself', async () => {
    await prompt(mallory);
    const counts = await owner.db.select().from(schema.limit_count);
    expect(new Set(counts.map(({ key }) => key.split(':')[0]))).toEqual(new Set(['prompts', 'prompts-a-day']));
    expect(JSON.stringify(counts)).not.toContain(STRANGER.slice(1));
  });
});

describe('a payer who is no stranger', () => {
  test('has paid for the customer before: twenty prompts an hour, which nobody else can use up', async () => {
    await pay(await prompt(mallory));
    const other = await buildCustomer(owner);
    await times(5, () => prompt(other));
    expect(await prompt(other)).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
    const prompts = await times(20, () => prompt(mallory));
    expect(prompts.every((each) => typeof each === 'string')).toBe(true);
    expect(await prompt(mallory)).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
  });

  test('is one again who has had everything back', async () => {
    await pay(await prompt(mallory), { refunded: 50_000 });
    await times(2, () => prompt(mallory));
    expect(await prompt(mallory)).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
  });

  test('is the phone that the customer signs in with', async () => {
    const [customer] = (await owner.db.select().from(schema.customer)).filter(({ id }) => id === mallory);
    const own = { momo_account_number: `+${customer?.phone}` };
    const prompts = await times(20, () => prompt(mallory, own));
    expect(prompts.every((each) => typeof each === 'string')).toBe(true);
    const other = await buildCustomer(owner);
    await times(3, () => prompt(other, own));
    expect(await prompt(other, own)).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
  });
});

test('Pocket IDs are limited alike, however they are written', async () => {
  await times(3, () => prompt(mallory, { pocket_tag: 'victim' }));
  expect(await prompt(mallory, { pocket_tag: 'Victim' })).toMatchObject({ code: 'TOO_MANY_PROMPTS' });
  expect(harness.providers.pocket.calls.start).toBe(3);
});
