import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { schema } from '../../db/index.ts';
import { buildStaff, freshDatabase } from '../../testing/index.ts';
import { deleteExpiredIdentityRows } from './index.ts';

const now = new Date('2026-11-16T09:00:00Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

test('what has run out is forgotten, and nothing else', async () => {
  const owner = (await freshDatabase()).openOwner();
  const { db } = owner;
  const { id: staff_id } = await buildStaff(owner, { role: 'rider' });
  const [customer] = await db
    .insert(schema.customer)
    .values({
      phone: '2348012345678',
      signs_in_by_phone: true,
      country_code: 'NG',
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada@example.com',
      user_reference: 'AAAAAAAAAA',
    })
    .returning();
  if (!customer) throw new Error('nothing was written');
  for (const expires_at of [before, after]) {
    const mark = randomUUID();
    await db.insert(schema.session).values({ id: mark, customer_id: customer.id, expires_at });
    const begun = { created_at: before, last_seen_at: before, device: 'Chrome on Android' };
    await db.insert(schema.staff_session).values({ id: mark, staff_id, ...begun, expires_at });
    await db
      .insert(schema.one_time_code)
      .values({ phone: mark, purpose: 'sign-in', code_hmac: '', subject: '', expires_at });
    await db.insert(schema.used_third_party_token).values({ service: 'pocket', token_id: mark, expires_at });
    await db
      .insert(schema.third_party_session)
      .values({ reference_hash: mark, customer_id: customer.id, service: 'pocket', expires_at });
    await db.insert(schema.pending_registration).values({
      phone: mark,
      country_code: 'NG',
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada@example.com',
      created_at: new Date(expires_at.getTime() - 24 * 3_600_000),
    });
  }
  expect(await deleteExpiredIdentityRows(db, now)).toBe(6);
  const { session, staff_session, one_time_code, used_third_party_token, third_party_session, pending_registration } =
    schema;
  for (const table of [
    session,
    staff_session,
    one_time_code,
    used_third_party_token,
    third_party_session,
    pending_registration,
  ]) {
    expect(await db.select().from(table)).toHaveLength(1);
  }
  expect(await db.select().from(schema.customer)).toHaveLength(1);
});
