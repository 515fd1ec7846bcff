import { endpoints } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { beforeAll, describe, expect, test } from 'vitest';
import { DELIVERY, HOME, openCourier, PACKAGE, PROTECTION, WORK, WORTH } from '../../src/testing/courier.ts';
import { newKey } from '../../src/testing/idempotency-key.ts';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { fillWallet } from '../../src/testing/shop.ts';
import { startApi } from '../../src/testing/start-api.ts';

/** Eleven in the morning in Lagos. */
const clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let courier: Awaited<ReturnType<typeof openCourier>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  courier = await openCourier(api, owner);
});

const RICH = { wallet: 1_000_000 };
const TOTAL = DELIVERY + PROTECTION;
const PROTECTED = { package_protection: true };

const storedOrders = async (customer: number) =>
  (await owner.pool.query('select * from customer_order where customer_id = $1 order by created_at, id', [customer]))
    .rows;
const entriesOf = async (order: number) => {
  const { rows } = await owner.pool.query(
    `select account, amount::int from ledger_entry join ledger_transaction on id = transaction_id
     where ref = 'order:' || $1::text`,
    [order],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

describe('the order of a package', () => {
  test('courier.001 courier.023 courier.024 is made with the specification’s call, and shown to its owner', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const reply = await ada.order({ fee_id });
    expect(reply.json()).toEqual({
      status: 'success',
      message: 'Delivery created successfully',
      data: { id: expect.any(Number), made_payment: true, payment: null },
    });
    const { id } = reply.json().data;
    const shown = endpoints.getOrder.data.parse((await ada.read(`/customer/order/${id}`)).json().data);
    expect(shown).toMatchObject({
      ...{ class: 'package_delivery', status: 'received', items: [], containers: [], currency: 'NGN' },
      ...{ delivery_price: DELIVERY, service_price: 0, safety_fee: 0, total_price: DELIVERY },
      lines: [{ label: 'Delivery fee', amount: DELIVERY }],
      vendor: {
        ...{ id: null, name: 'Package delivery', slug: '', address: HOME.pretty_name },
        support_contact: 'packages@jara.example',
      },
      address: { id: ada.work, display_name: WORK.pretty_name },
      ...{ customer_delivery_note: 'At the gate', customer_vendor_note: 'Handle with care' },
      meta_data: { delivery_pin: expect.stringMatching(/^\d{4}$/) },
      package_information: {
        source_contact: { name: 'Ada Obi', phone: '+2348031234567' },
        destination_contact: { name: 'Kofi Mensah', phone: '+233241234567' },
        ...{ user_action: 'sending', item_type: ['Books', 'Documents'], is_protected: false },
      },
    });
    const [stored] = await storedOrders(ada.id);
    expect(stored.content.package.destination_contact.email).toBe('kofi@example.com');
    expect(stored.content.package.source_contact).not.toHaveProperty('email');
    expect((await ada.read('/customer/order')).json().data.orders).toMatchObject([{ id, class: 'package_delivery' }]);
    expect((await ada.read(`/customer/track/${id}`)).json().data).toMatchObject({ order_id: id, status: 'received' });
  });

  test('courier.026 with protection costs 2 % of the worth more, which is ours and not of the delivery', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id, total_with_protection } = await ada.quote();
    const { id } = (await ada.order({ fee_id, ...PROTECTED })).json().data;
    expect([total_with_protection, await ada.balance()]).toEqual([TOTAL, RICH.wallet - TOTAL]);
    expect(await entriesOf(id)).toEqual({
      [`wallet:${ada.id}`]: -TOTAL,
      delivery_revenue: DELIVERY,
      protection_revenue: PROTECTION,
    });
    expect((await ada.read(`/customer/order/${id}`)).json().data).toMatchObject({
      ...{ safety_fee: PROTECTION, total_price: TOTAL },
      package_information: { estimated_order_amount: WORTH, is_protected: true },
    });
  });

  test('courier.025 says whether it is sent or received; the other party’s email is kept', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const contacts = {
      source_contact: { ...PACKAGE.source_contact, email: 'sender@example.com' },
      destination_contact: { ...PACKAGE.destination_contact, email: 'me@example.com' },
    };
    const other = { item_type: ['Other'], other_item_type: 'A guitar' };
    const { id } = (await ada.order({ fee_id, ...contacts, ...other, user_action: 'receiving' })).json().data;
    expect((await ada.read(`/customer/order/${id}`)).json().data.package_information.user_action).toBe('receiving');
    const { source_contact, destination_contact, other_item_type } = (await storedOrders(ada.id))[0].content.package;
    expect([source_contact.email, destination_contact.email]).toEqual(['sender@example.com', undefined]);
    expect(other_item_type).toBe('A guitar');
    const wrong = await ada.order({ fee_id, user_action: 'send' });
    expect(wrong.json().data.problems).toMatchObject([{ path: 'user_action' }]);
  });

  test('courier.031 stands on its two paths, for a customer alone', async () => {
    for (const url of ['/customer/package/delivery/amount', '/customer/package/delivery']) {
      expect((await api.app.inject({ method: 'POST', url, payload: PACKAGE })).json().code).toBe('NOT_SIGNED_IN');
    }
  });

  test('keeps the way that was quoted, also when an address is removed before', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const removed = await api.app.inject({ method: 'DELETE', url: `/customer/address/${ada.home}`, headers: ada.who });
    expect(removed.statusCode).toBe(200);
    const { id } = (await ada.order({ fee_id })).json().data;
    expect((await ada.read(`/customer/order/${id}`)).json().data.vendor.address).toBe(HOME.pretty_name);
  });
});

describe('what is looked at before', () => {
  test('phones, each for its own country: a wrong one names its field and nothing is written', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const source_contact = { ...PACKAGE.source_contact, country_code: 'GH' };
    const destination_contact = { ...PACKAGE.destination_contact, country_code: 'NG' };
    const message = 'Invalid phone number';
    expect((await ada.order({ fee_id, destination_contact })).json()).toMatchObject({
      code: 'INVALID_INPUT',
      data: { problems: [{ path: 'destination_contact.phone', message }] },
    });
    expect((await ada.order({ fee_id, source_contact, destination_contact })).json().data.problems).toEqual([
      { path: 'source_contact.phone', message },
      { path: 'destination_contact.phone', message },
    ]);
    expect(await storedOrders(ada.id)).toEqual([]);
    expect((await ada.order({ fee_id })).statusCode).toBe(200);
  });

  test('what is in it may stay unsaid, and is nothing then', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    expect((await ada.order({ fee_id, item_type: [] })).statusCode).toBe(200);
    expect((await storedOrders(ada.id))[0].content.package.item_type).toEqual([]);
  });

  test.each([
    ['item_type', ['Other', 'Books']],
    ['item_type', ['Books', 'Books']],
    ['item_type', 'Books'],
    ['fee_id', 0],
    ['source_contact', { ...PACKAGE.source_contact, name: ' ' }],
    ['source_contact', { ...PACKAGE.source_contact, name: '\u200b\u200b' }],
    ['source_contact', { ...PACKAGE.source_contact, name: 'Ada\nObi' }],
    ['source_contact', { ...PACKAGE.source_contact, name: 'Ada\ud800' }],
    ['other_item_type', '\ud800'],
    ['destination_contact', { ...PACKAGE.destination_contact, email: 'nobody' }],
  ])('a wrong %s is refused (case %#)', async (field, value) => {
    const ada = await courier.sender(people, RICH);
    const reply = await ada.order({ fee_id: (await ada.quote()).id, [field]: value });
    expect(reply.json().code).toBe('INVALID_INPUT');
    expect(reply.json().data.problems[0].path.split('.')[0]).toBe(field);
    expect(await storedOrders(ada.id)).toEqual([]);
  });

  test('protection of nothing is refused', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote({ estimated_order_amount: 0 });
    const reply = await ada.order({ fee_id, estimated_order_amount: 0, ...PROTECTED });
    expect(reply.json().data.problems).toMatchObject([{ path: 'estimated_order_amount' }]);
  });

  test('a way to pay that is offered', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const codeOf = async (more: object) => (await ada.order({ fee_id, ...more })).json().code;
    const ghanas = { payment_method: 'online_payment', payment_method_id: 'mtn_momo_gh' };
    expect(await codeOf(ghanas)).toBe('CHANNEL_NOT_OFFERED');
    expect(await codeOf({ payment_method: 'card', payment_method_id: 'nonsense' })).toBe('CARD_NOT_FOUND');
    expect(await storedOrders(ada.id)).toEqual([]);
  });

  test('a balance below zero stops it, and one that is too small; once it covers the total, it goes through', async () => {
    const ada = await courier.sender(people, { wallet: -1 });
    const { id: fee_id } = await ada.quote();
    const online = { payment_method: 'online_payment', payment_method_id: 'paystack' };
    expect((await ada.order({ fee_id, ...online })).json().code).toBe('WALLET_NEGATIVE');
    expect((await ada.order({ fee_id })).json().code).toBe('WALLET_NEGATIVE');
    await fillWallet(owner, ada.id, TOTAL);
    await fillWallet(owner, ada.id, -1, 'GHS');
    expect((await ada.order({ fee_id })).json().code, 'in whichever currency').toBe('WALLET_NEGATIVE');
    await fillWallet(owner, ada.id, 1, 'GHS');
    expect((await ada.order({ fee_id, ...PROTECTED })).json().code).toBe('WALLET_TOO_SMALL');
    expect(await storedOrders(ada.id)).toEqual([]);
    await fillWallet(owner, ada.id, 1);
    expect((await ada.order({ fee_id, ...PROTECTED })).json().data.made_payment).toBe(true);
    expect(await ada.balance()).toBe(0);
  });
});

describe('the fee of a package', () => {
  test('is of its customer: another’s is as unknown as one that never was', async () => {
    const [ada, obi] = [await courier.sender(people, RICH), await courier.sender(people, RICH)];
    const { id: fee_id } = await ada.quote();
    const [foreign, missing] = [await obi.order({ fee_id }), await obi.order({ fee_id: 2_000_000_000 })];
    expect(foreign.json()).toEqual(missing.json());
    expect(foreign.json()).toMatchObject({ code: 'PACKAGE_FEE_STALE', data: { fee: null } });
    expect([await storedOrders(obi.id), await obi.balance()]).toEqual([[], RICH.wallet]);
    expect((await ada.order({ fee_id })).statusCode).toBe(200);
    expect((await obi.order({ fee_id })).json()).toEqual(missing.json());
  });

  test('of another worth is refused with a new one, by which the order goes through', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const less = { estimated_order_amount: 1_000, ...PROTECTED };
    const reply = await ada.order({ fee_id, ...less });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'PACKAGE_FEE_STALE']);
    const fee = endpoints.quotePackage.data.parse(reply.json().data.fee);
    expect(fee).toMatchObject({
      estimated_order_amount: 1_000,
      protection_fee: 20,
      total_with_protection: DELIVERY + 20,
    });
    expect([await storedOrders(ada.id), fee.id === fee_id]).toEqual([[], false]);
    expect((await ada.order({ fee_id: fee.id, ...less })).json().data.made_payment).toBe(true);
    expect(await ada.balance()).toBe(RICH.wallet - DELIVERY - 20);
  });

  test('what the request says of prices changes nothing', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const lies = { total: 1, protection_fee: 0, protectionFee: 0, delivery_amount: 1, fee: { amount: 1 } };
    await ada.order({ fee_id, ...PROTECTED, ...lies });
    expect(await ada.balance()).toBe(RICH.wallet - TOTAL);
  });

  test('whose city is not served any more brings no new one', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    await owner.pool.query(
      `update package_fee set expires_at = $2, way = jsonb_set(way, '{city}', '"atlantis"') where id = $1`,
      [fee_id, new Date(clock)],
    );
    expect((await ada.order({ fee_id })).json()).toMatchObject({ code: 'PACKAGE_FEE_STALE', data: { fee: null } });
  });

  test('what is not of the type Other has no words of its own', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    expect((await ada.order({ fee_id, item_type: ['Food'], other_item_type: 'A guitar' })).statusCode).toBe(200);
    expect((await storedOrders(ada.id))[0].content.package.other_item_type).toBe('');
  });

  test('ends when it says; then a new one comes with the refusal, and that one is good', async () => {
    const ada = await courier.sender(people, RICH);
    const { id: fee_id } = await ada.quote();
    const endsAt = (moment: number) =>
      owner.pool.query('update package_fee set expires_at = $2 where id = $1', [fee_id, new Date(moment)]);
    await endsAt(clock);
    const { code, data } = (await ada.order({ fee_id })).json();
    expect([code, data.fee.amount]).toEqual(['PACKAGE_FEE_STALE', DELIVERY]);
    expect(data.fee.expires_at).toBe(new Date(clock + 15 * 60_000).toISOString());
    expect((await ada.order({ fee_id: data.fee.id })).statusCode).toBe(200);
    await endsAt(clock + 1);
    expect((await ada.order({ fee_id })).statusCode).toBe(200);
  });

  test('is used by one order, which whoever sends it again is told', async () => {
    const ada = await courier.sender(people, { wallet: 10 * TOTAL });
    const { id: fee_id } = await ada.quote();
    const { id: order_id } = (await ada.order({ fee_id })).json().data;
    const again = await ada.order({ fee_id, ...PROTECTED });
    expect([again.statusCode, again.json().code, again.json().data]).toEqual([409, 'PACKAGE_FEE_USED', { order_id }]);
    expect([(await storedOrders(ada.id)).length, await ada.balance()]).toEqual([1, 10 * TOTAL - DELIVERY]);
  });

  test.each(['wallet', 'online_payment'])('sent 20 times at once is one order (%s)', async (payment_method) => {
    const ada = await courier.sender(people, { wallet: 30 * TOTAL });
    const { id: fee_id } = await ada.quote();
    const replies = await Promise.all(Array.from({ length: 20 }, () => ada.order({ fee_id, payment_method })));
    const [stored, ...more] = await storedOrders(ada.id);
    expect(more).toEqual([]);
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const reply of replies) {
      const { code, data } = reply.json();
      expect([code, data]).toEqual(
        code === undefined
          ? [undefined, expect.objectContaining({ id: stored.id })]
          : ['PACKAGE_FEE_USED', { order_id: stored.id }],
      );
    }
    expect(await ada.balance()).toBe(30 * TOTAL - (payment_method === 'wallet' ? DELIVERY : 0));
  });

  test('sent 20 times at once under one key has one answer', async () => {
    const ada = await courier.sender(people, { wallet: 30 * TOTAL });
    const [{ id: fee_id }, key] = [await ada.quote(), newKey()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => ada.order({ fee_id }, key)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json().data.made_payment).toBe(true);
    expect(await storedOrders(ada.id)).toHaveLength(1);
  });

  test('several of one wallet at once: as many are ordered as it covers', async () => {
    const ada = await courier.sender(people, { wallet: 3 * DELIVERY });
    const fees = await Promise.all(Array.from({ length: 6 }, () => ada.quote()));
    const replies = await Promise.all(fees.map(({ id: fee_id }) => ada.order({ fee_id })));
    const refused = replies.flatMap((reply) => reply.json().code ?? []);
    expect(refused).toEqual(['WALLET_TOO_SMALL', 'WALLET_TOO_SMALL', 'WALLET_TOO_SMALL']);
    expect(await ada.balance()).toBe(0);
  });
});
