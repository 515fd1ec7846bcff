import { beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction } from '../../db/index.ts';
import { buildCustomer, buildPackageOrder, buildStaff, freshDatabase } from '../../testing/index.ts';
import type { Staff } from '../identity/index.ts';
import { assignRider, completeWithPin, createFulfilment, failDelivery, moveFor, sendOut, stockOut } from './index.ts';

const now = new Date('2026-11-16T10:00:00Z');
/** Names, phones and e-mail of both contacts. */
const CONTACTS = /Ngozi|Kofi|kofi@|5550101|5550202/;

let app: Database;
let owner: Database;
let ada: number;
let emeka: Staff<'rider'>;
let bola: Staff<'rider'>;
let support: Staff<'support'>;
let fulfilment: ReturnType<typeof createFulfilment>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  [app, owner] = [fresh.openApp(), fresh.openOwner()];
  ada = await buildCustomer(owner);
  emeka = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
  bola = (await buildStaff(owner, { role: 'rider' })) as Staff<'rider'>;
  support = (await buildStaff(owner, { role: 'support' })) as Staff<'support'>;
  fulfilment = createFulfilment({ db: app.db, now: () => now });
});

type Given = Parameters<typeof buildPackageOrder>[2];
const packageWith = async (given: Given) => (await buildPackageOrder(owner, ada, given)).id;
const codeOf = (outcome: { ok: boolean; code?: string }) => (outcome.ok ? 'done' : outcome.code);
const doing = async (work: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<{ ok: boolean }>) =>
  codeOf(await inTransaction(app.db, work));

/** Whoever hands it over and whoever is given it, as a rider reads them. */
async function contactsFor(rider: Staff<'rider'>, id: number) {
  const found = await fulfilment.get(rider, id);
  if (!found.ok) return found.code;
  const { source_contact, destination_contact } = found.data.package_information ?? {};
  return [source_contact, destination_contact];
}
const BOTH = [
  { name: 'Ngozi Sender', phone: '+2348035550101' },
  { name: 'Kofi Receiver', phone: '+233245550202' },
];

test('the assigned rider reads both contacts, from where to where it goes; another rider finds nothing', async () => {
  const customer_vendor_note = 'Ask for Ngozi';
  const id = await packageWith({ status: 'accepted_by_driver', rider_id: emeka.id, customer_vendor_note });
  expect(await fulfilment.get(emeka, id)).toMatchObject({
    data: {
      vendor: { name: 'Package delivery', address: '4 Bode Thomas Street', latitude: 6.43 },
      destination: { address: '2 Marina', latitude: 6.448 },
      package_information: { item_type: ['Books'], is_protected: true, customer_vendor_note: 'Ask for Ngozi' },
    },
  });
  expect(await contactsFor(emeka, id)).toEqual(BOTH);
  expect(await contactsFor(bola, id)).toBe('ORDER_NOT_FOUND');
  expect(JSON.stringify(await fulfilment.list(bola, {}))).not.toMatch(CONTACTS);
});

test('a rider who was replaced reads nothing any more', async () => {
  const id = await packageWith({ status: 'awaiting_pickup', rider_id: emeka.id });
  const step = { orderId: id, now };
  expect(await doing((tx) => assignRider(tx, support, step, { rider_id: bola.id }))).toBe('done');
  expect([await contactsFor(emeka, id), await contactsFor(bola, id)]).toEqual(['ORDER_NOT_FOUND', BOTH]);
});

test('names and phones are gone once the order has ended; a failed delivery may be followed by another', async () => {
  const given = (status: 'arrived' | 'success' | 'awaiting_pickup') => packageWith({ status, rider_id: emeka.id });
  const withoutPhones = BOTH.map(() => ({ name: '', phone: null }));
  expect(await contactsFor(emeka, await given('arrived'))).toEqual(BOTH);
  // An hour for the request, and half of one for its money.
  const failedBefore = async (minutes: number) => {
    const orderId = await given('arrived');
    const moment = new Date(now.getTime() - minutes * 60_000);
    await doing((tx) => failDelivery(tx, emeka, { orderId, now: moment }));
    return contactsFor(emeka, orderId);
  };
  expect(await failedBefore(89)).toEqual(BOTH);
  expect(await failedBefore(90), 'nobody comes again').toEqual(withoutPhones);
  expect(await contactsFor(emeka, await given('success'))).toEqual(withoutPhones);
  const orderId = await given('awaiting_pickup');
  await doing((tx) => failDelivery(tx, emeka, { orderId, now }));
  expect(await contactsFor(emeka, orderId), 'given up').toEqual(withoutPhones);
});

test('support lists and moves packages, and reads no contact in any of its answers', async () => {
  const id = await packageWith({ status: 'received', customer_vendor_note: 'Ask for Ngozi' });
  const step = { orderId: id, now, reason: 'Nobody was there' };
  const read = async () => JSON.stringify([await fulfilment.get(support, id), await fulfilment.list(support, {})]);
  expect(await fulfilment.get(support, id)).toMatchObject({
    data: { vendor: { id: null, name: 'Package delivery' }, customer: { id: ada }, total_price: 114_000, items: [] },
  });
  const moved = await fulfilment.act({ orderId: id }, () =>
    inTransaction(app.db, (tx) => assignRider(tx, support, step, { rider_id: emeka.id })),
  );
  expect(moved).toMatchObject({ data: { id, status: 'accepted_by_driver' } });
  await doing((tx) => failDelivery(tx, emeka, step));
  expect(await read()).toContain('Nobody was there');
  for (const answer of [await read(), JSON.stringify(moved)]) expect(answer).not.toMatch(CONTACTS);
});

test('a vendor finds no package, whatever it tries', async () => {
  const vendor: Staff<'vendor'> = { id: 1, role: 'vendor', scope: 7 };
  const step = { orderId: await packageWith({ status: 'received' }), now };
  const dish = { item_id: 1, pack_reference: '00000000-0000-4000-8000-00000000000a' };
  const tried = [
    ...(['accept', 'reject', 'prepare', 'ready'] as const).map(
      (action) => () => doing((tx) => moveFor(tx, vendor, action, step)),
    ),
    () => doing((tx) => sendOut(tx, vendor, step)),
    () => doing((tx) => stockOut(tx, vendor, step, dish)),
    () => doing((tx) => failDelivery(tx, vendor, step)),
    () => doing((tx) => completeWithPin(tx, vendor, step, '1234')),
  ];
  for (const attempt of tried) expect(await attempt()).toBe('ORDER_NOT_FOUND');
  expect(codeOf(await fulfilment.get(vendor, step.orderId))).toBe('ORDER_NOT_FOUND');
  expect(await fulfilment.list(vendor, {})).toMatchObject({ data: { orders: [] } });
});
