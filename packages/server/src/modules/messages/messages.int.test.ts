import { beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, schema } from '../../db/index.ts';
import { secretsFrom } from '../../secrets.ts';
import { deliverAllTexts, freshDatabase } from '../../testing/index.ts';
import { queueNotice, queueText } from './index.ts';

const secrets = secretsFrom('a secret that only tests know, of 32 letters and more');
const now = new Date('2026-11-16T09:00:00Z');

let database: Database;
beforeAll(async () => {
  database = (await freshDatabase()).openApp();
});

async function delivered(): Promise<object[]> {
  const sent: object[] = [];
  const send = async (message: object) => {
    sent.push(message);
    return { ok: true } as const;
  };
  await deliverAllTexts({ db: database.db, secrets, now: () => now, send });
  return sent;
}

test('identity.081 a queued text is stored sealed, reaches the adapter in the clear, and is deleted', async () => {
  const text = { phone: '2348012345678', words: '1234 is your code', now, usefulSeconds: 300 };
  await inTransaction(database.db, (tx) => queueText(tx, secrets, text));
  const waiting = await database.db.select().from(schema.job);
  expect(JSON.stringify(waiting)).not.toContain('1234 is');
  expect(waiting).toMatchObject([{ lane: 'sms-NG', expires_at: new Date('2026-11-16T09:05:00Z') }]);
  expect(await delivered()).toEqual([{ to: text.phone, text: text.words }]);
  expect(await database.db.select().from(schema.job)).toEqual([]);
});

test('a notice ends with the link to its page', async () => {
  const notice = { phone: '233241000000', words: 'Jara: your rider is here.', page: '/store/orders/41' };
  await inTransaction(database.db, (tx) => queueNotice(tx, { ...notice, now, usefulSeconds: 300 }));
  const text = 'Jara: your rider is here. https://jara.example/store/orders/41';
  expect(await delivered()).toEqual([{ to: notice.phone, text }]);
});
