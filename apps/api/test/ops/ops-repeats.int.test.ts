import { type Endpoint, type opsEndpoints as Ops, opsEndpoints, type StaffRole } from '@jara/contract';
import type { Database, schema } from '@jara/server/db';
import { buildCustomer, buildPaidOrder, buildStaff, FIRST_PACK } from '@jara/server/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { everyRow } from '../../src/testing/every-row.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { staffBook } from '../../src/testing/staff-book.ts';
import { startApi } from '../../src/testing/start-api.ts';

const now = () => new Date('2026-11-16T10:00:00Z');
const api = startApi({ now });
let owner: Database;
let staff: Awaited<ReturnType<ReturnType<typeof staffBook>['everyRole']>>;
let customer: number;
beforeAll(async () => {
  owner = api.database.openOwner();
  staff = await staffBook(owner, now).everyRole();
  customer = await buildCustomer(owner);
  await owner.pool.query('update vendor set self_delivery = true');
});

type Order = Partial<typeof schema.customer_order.$inferInsert>;
type Idempotent = {
  [Name in keyof typeof Ops]: (typeof Ops)[Name] extends { idempotent: true } ? Name : never;
}[keyof typeof Ops];
const REASON = { reason: 'The road is flooded' };

/** The order that each takes, the body, and what is said of the same thing again under another key. */
const ACCEPTED = {
  acceptOrder: [{}, undefined, 'ORDER_MOVED_ON'],
  rejectOrder: [{}, REASON, 'ORDER_MOVED_ON'],
  prepareOrder: [{ status: 'fresh' }, undefined, 'ORDER_MOVED_ON'],
  readyOrder: [{ status: 'preparing' }, undefined, 'ORDER_MOVED_ON'],
  sendOutOrder: [{ status: 'preparing' }, undefined, 'ORDER_MOVED_ON'],
  failVendorDelivery: [{ status: 'in_transit' }, REASON, 'ORDER_MOVED_ON'],
  stockOut: [{}, { item_id: 1, pack_reference: FIRST_PACK }, 'ITEM_NOT_IN_ORDER'],
  arriveAtVendor: [{ status: 'accepted_by_driver' }, undefined, 'ORDER_MOVED_ON'],
  pickUpOrder: [{ status: 'awaiting_pickup' }, undefined, 'ORDER_MOVED_ON'],
  arriveAtCustomer: [{ status: 'in_transit' }, undefined, 'ORDER_MOVED_ON'],
  failRiderDelivery: [{ status: 'arrived' }, REASON, 'ORDER_MOVED_ON'],
  assignRider: [{ status: 'preparing' }, 'rider', 'ORDER_MOVED_ON'],
  failSupportDelivery: [{ status: 'in_transit' }, REASON, 'ORDER_MOVED_ON'],
  handBackOrder: [{ status: 'in_transit' }, REASON, 'ORDER_NOT_FOUND'],
  sendOrderAgain: [{ status: 'failed' }, REASON, 'ORDER_MOVED_ON'],
  giveUpOrder: [{ status: 'preparing' }, REASON, 'ORDER_MOVED_ON'],
  completeSupportOrder: [{ status: 'arrived' }, REASON, 'ORDER_MOVED_ON'],
  unlockPin: [{ status: 'arrived', wrong_pins: 5 }, REASON, 'done again'],
  refundOrder: [{ status: 'success' }, { amount: 10_000, ...REASON }, 'done again'],
} as const satisfies Record<Idempotent, readonly [Order, object | 'rider' | undefined, string]>;

const roleOf = ({ caller }: Endpoint) => (caller as { staff: StaffRole }).staff;

/** Does `work` while no answer can be stored. */
async function withoutAnswers<Result>(work: () => Promise<Result>): Promise<Result> {
  await owner.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'no answer is stored'; end $$;
    create constraint trigger fails after insert on idempotency deferrable initially deferred
      for each row execute function fail()`);
  try {
    return await work();
  } finally {
    await owner.pool.query('drop trigger fails on idempotency; drop function fail');
  }
}

describe.each(Object.entries(ACCEPTED))('%s', (name, [given, body, again]) => {
  test('is done once for its key, with its audit, in the transaction that stores its answer', async () => {
    const endpoint = opsEndpoints[name as Idempotent];
    const role = roleOf(endpoint);
    const order = await buildPaidOrder(owner, customer, {
      ...{ vendor_id: staff.vendor.scope, rider_id: role === 'rider' ? staff.rider.id : null },
      ...given,
    });
    const url = endpoint.path.replace(':id', String(order.id));
    const rider_id = body === 'rider' ? (await buildStaff(owner, { role: 'rider' })).id : undefined;
    const payload = rider_id === undefined ? body : { rider_id, ...REASON };
    const send = (key: Record<string, string>) =>
      api.app.inject({ method: 'POST', url, headers: { ...staff[role].who, ...key }, ...(payload && { payload }) });

    const before = await everyRow(owner);
    expect((await withoutAnswers(() => send(newKey()))).statusCode).toBe(500);
    expect(await everyRow(owner)).toBe(before);

    const key = newKey();
    const first = await send(key);
    expect(first.statusCode, first.body).toBe(200);
    const after = await everyRow(owner);
    expect((await send(key)).body).toBe(first.body);
    expect(await everyRow(owner)).toBe(after);
    expect((await send(newKey())).json().code ?? 'done again').toBe(again);

    const { rows: written } = await owner.pool.query('select staff_id, reason from audit_entry where subject_id = $1', [
      String(order.id),
    ]);
    const entry = { staff_id: staff.support.id, ...REASON };
    const times = again === 'done again' ? 2 : 1;
    expect(written).toEqual(role === 'support' ? Array.from({ length: times }, () => entry) : []);
  });
});
