import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FreshDatabase } from '../testing/index.ts';
import { freshDatabase } from '../testing/index.ts';
import type { Database } from './client.ts';
import { findBreaches } from './invariants.ts';

/** Two whole vendors in two cities, each with a category, a container, a dish, and a group of one option. */
const SOUND = `
  insert into city values
    (1, 'lagos', 'Lagos', 'Lagos', 'NG', 'NGN', 'Africa/Lagos', 6.5, 3.4),
    (2, 'accra', 'Accra', 'Greater Accra', 'GH', 'GHS', 'Africa/Accra', 5.6, -0.2);
  insert into address (id, city_id, pretty_name, latitude, longitude) values (1, 1, 'Here', 6.5, 3.4), (2, 2, 'There', 5.6, -0.2);
  insert into vendor (id, name, slug, address_id, city_id, location, vendor_type, vendor_class, custom_tag, description,
    support_contact, logo_url, cover_url, image_colour, rank, delivery_price, delivery_minutes, available_hours)
  select id, 'Vendor ' || id, 'vendor-' || id, id, id, 'Centre', (array['restaurant', 'pharmacy'])[id], '{}', 'none', '', '', '', '', '', 1, 0, 20, '{}'
  from generate_series(1, 2) as id;
  insert into vendor_category (id, slug, name, type_group) values (1, 'rice', 'Rice', 'restaurant'), (2, 'pain', 'Pain', 'pharmacy');
  insert into vendor_in_category values (1, 1), (2, 2);
  insert into menu_category (id, vendor_id, name, position) values (1, 1, 'Main', 1), (2, 2, 'Main', 1);
  insert into container_type (id, vendor_id, name, description, price) values (1, 1, 'Bowl', '', 0), (2, 2, 'Bag', '', 0);
  insert into menu (id, vendor_id, menu_category_id, container_type_id, name, description, image_url, image_colour, price, price_description, position)
  select id, id, id, id, 'Dish', '', '', '', 100, '', 1 from generate_series(1, 2) as id;
  insert into menu_group (id, vendor_id, name, minimum, maximum) values (1, 1, 'Extras', 1, 1), (2, 2, 'Extras', 0, 1);
  insert into menu_group_item (id, menu_group_id, name, price, position) values (1, 1, 'Egg', 0, 1), (2, 2, 'Spoon', 0, 1);
  insert into menu_in_group values (1, 1, 1), (2, 2, 1);
  insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
  select '234803123456' || id, true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'REF' || id from generate_series(1, 2) as id;
  insert into customer_address (customer_id, pretty_name, display_name, state, country_code, latitude, longitude)
  select id, 'Home', 'Home', 'Lagos', 'NG', 6.5, 3.4 from generate_series(1, 2) as id;
  insert into cart (id, customer_id, guest_hash, vendor_id, address_id, packs, created_at, updated_at) values
    ('00000000-0000-4000-8000-000000000001', 1, null, 1, 1, '[{}]', now(), now()),
    ('00000000-0000-4000-8000-000000000002', null, 'guest', 1, null, '[{}]', now(), now());
  insert into promo_code (code, title, note, currency, target, most_off) values ('LESS', 'Less', '', 'NGN', 'orders', 100);
  insert into promo_use (promo_code_id, customer_id, used_at) values (1, 1, now());
`;

/** An order that a provider has paid, and one that waits with a share of the wallet set aside. */
const MONEY = `
  insert into customer_order (id, customer_id, vendor_id, class, status, cart_id, cart_version, currency, subtotal,
    delivery_amount, service_amount, bag_quantity, bag_amount, discount_amount, total, content, customer_vendor_note,
    customer_delivery_note, requires_delivery_pin, pin, payment_method, split_payment_with_wallet, created_at, paid_at)
  select id, 1, 1, 'pickup', (array['received', 'abandoned'])[id], gen_random_uuid(), 1, 'NGN', 100, 0, 0, 0, 0, 0, 100,
    '{}', '', '', false, '1234', 'online_payment', id = 2, now(), case when id = 1 then now() end
  from generate_series(1, 2) as id;
  insert into payment (reference, customer_id, destination, order_id, provider, channel, amount, wallet_amount, currency,
    status, return_url, cancel_url, received_amount, credited_to, created_at, settled_at) values
    ('00000000-0000-4000-8000-000000000001', 1, 'order', 1, 'paystack', 'paystack', 100, 0, 'NGN', 'succeeded', '', '', 100, 'order', now(), now()),
    ('00000000-0000-4000-8000-000000000002', 1, 'order', 2, 'paystack', 'paystack', 90, 10, 'NGN', 'pending', '', '', null, null, now(), null);
  insert into ledger_transaction (kind, ref, currency, description, created_at) values
    ('order', 'order:1', 'NGN', '', now()), ('adjustment', 'adjustment:1', 'NGN', '', now()),
    ('hold', 'hold:2', 'NGN', '', now()), ('adjustment', 'adjustment:2', 'NGN', '', now());
  insert into ledger_entry (transaction_id, currency, account, amount) values
    (1, 'NGN', 'clearing:paystack', -100), (1, 'NGN', 'vendor:1', 100),
    (2, 'NGN', 'adjustments', -50), (2, 'NGN', 'wallet:1', 50),
    (3, 'NGN', 'wallet:1', -10), (3, 'NGN', 'hold:00000000-0000-4000-8000-000000000002', 10),
    (4, 'NGN', 'adjustments', -5), (4, 'NGN', 'suspense', 5);
  insert into wallet values (1, 'NGN', 40);
`;

/** One that waits for its payment, with protection. */
const PACKAGE = `
  insert into customer_order (id, customer_id, class, status, currency, subtotal, delivery_amount, service_amount,
    bag_quantity, bag_amount, protection_amount, discount_amount, total, content, customer_vendor_note,
    customer_delivery_note, requires_delivery_pin, pin, payment_method, split_payment_with_wallet, created_at)
  values (3, 1, 'package_delivery', 'abandoned', 'NGN', 0, 80, 0, 0, 0, 20, 0, 100, '{"package": {"is_protected": true}}',
    '', '', true, '1234', 'online_payment', false, now());
  insert into package_fee (customer_id, way, currency, worth, km, original_delivery_amount, final_delivery_amount,
    delivery_price_factor, protection_amount, expires_at, order_id) values
    (1, '{}', 'NGN', 1000, 4, 80, 80, 1, 20, now(), 3), (1, '{}', 'NGN', 1000, 4, 90, 90, 1, 20, now(), null);
`;

/** Completes the paid order with these entries. */
const sharedBy = (...entries: readonly (readonly [string, number])[]) => `
  update customer_order set status = 'completed' where id = 1;
  insert into ledger_transaction (id, kind, ref, currency, description, created_at) overriding system value
  values (99, 'share', 'share:1', 'NGN', '', now());
  insert into ledger_entry (transaction_id, currency, account, amount) values
    ${entries.map(([account, amount]) => `(99, 'NGN', '${account}', ${amount})`).join(', ')}`;

/** Other ways in which an order is shared wrongly. */
const SHARES = [
  sharedBy(['vendor:2', -15], ['commission_revenue', 15]),
  sharedBy(['vendor:1', -14], ['commission_revenue', 15], ['delivery_revenue', -1]),
  sharedBy(['vendor:1', -25], ['commission_revenue', 15], ['adjustments', 10]),
  sharedBy(['vendor:1', -15], ['commission_revenue', 14], ['service_revenue', 1]),
];

const BREAKS: Record<string, string> = {
  'a vendor stands in the city of its address': 'update vendor set city_id = 2 where id = 1',
  'a dish is in a category of its own vendor': 'update menu set menu_category_id = 2 where id = 1',
  'a dish comes in a container of its own vendor': 'update menu set container_type_id = 2 where id = 1',
  'a dish offers choices of its own vendor': 'insert into menu_in_group values (1, 2, 2)',
  'a group offers as many options as it asks for': 'delete from menu_group_item where id = 2',
  'a vendor is in categories of its own type': 'insert into vendor_in_category values (1, 2)',
  'a former slug is not in use by a vendor': `insert into former_vendor_slug values ('vendor-1', 2)`,
  'who invited a customer is a customer': 'update customer set referred_by = 99 where id = 1',
  'a customer who does not sign in by phone came from a partner':
    'update customer set signs_in_by_phone = false where id = 1',
  'a cart goes to an address of its own customer': 'update cart set address_id = 2 where customer_id = 1',
  'a guest who has become a customer has no cart of their own': `insert into upgraded_guest values ('guest', 1, now())`,
  'a promo code counts as many uses as are held': 'update promo_code set used = 0',
  'a job that is due is taken within a quarter of an hour': `insert into job (name, lane, data, run_at, created_at)
    values ('send-text', 'sms-NG', '{}', now() - interval '16 minutes', now() - interval '1 day')`,
  'an idempotency key has the answer of what was done under it': `insert into idempotency
    (owner, endpoint, key, request_hash, created_at) values ('customer 1', 'addAddress', 'key', 'hash', now())`,
  'the entries of a ledger transaction sum to zero': `delete from ledger_entry where account = 'suspense'`,
  'a stored balance equals the sum of its entries': 'update wallet set balance = 41',
  'no more of a payment leaves suspense than came into it':
    'update ledger_entry set amount = -amount where transaction_id = 4',
  'a paid order is in the ledger once, for its total': `update customer_order set status = 'abandoned', paid_at = null where id = 1`,
  'a package is ordered once with a quote of its customer, for what that says':
    'update package_fee set final_delivery_amount = 79 where order_id = 3',
  'a hold ends with its payment, or with the order that waited for it':
    'update payment set wallet_amount = 9 where order_id = 2',
  'what a provider received for a payment is in the ledger':
    'update payment set received_amount = 99 where order_id = 1',
  'what a provider took back of a payment is in the ledger':
    'update payment set reversed_amount = 1 where order_id = 1',
  'a payment whose money has all gone back is refunded': `
    update payment set reversed_amount = 100 where order_id = 1;
    insert into ledger_transaction (id, kind, ref, currency, description, created_at) overriding system value
    values (99, 'reversal', 'reversal:00000000-0000-4000-8000-000000000001:100', 'NGN', '', now());
    insert into ledger_entry (transaction_id, currency, account, amount) values (99, 'NGN', 'wallet:1', -100), (99, 'NGN', 'clearing:paystack', 100);
    update wallet set balance = -60`,
  'a use of a promo code belongs to one order that is not cancelled':
    'update customer_order set promo_use_id = 99 where id = 2',
  'a redelivery is paid, for its amount, if it is requested':
    'insert into redelivery (order_id, amount, created_at, expires_at, requested_at) values (1, 10, now(), now(), now())',
  'an order that ended before it was fetched has given everything back': `update customer_order set status = 'rejected' where id = 1`,
  'what an order has given back is in the ledger': 'update customer_order set refunded = 1 where id = 1',
  'an order gives back no more than was paid for it and its redelivery': `
    insert into ledger_transaction (id, kind, ref, currency, description, created_at) overriding system value
    values (99, 'adjustment', 'adjustment:1:x', 'NGN', '', now());
    insert into ledger_entry (transaction_id, currency, account, amount) values (99, 'NGN', 'wallet:1', 101), (99, 'NGN', 'adjustments', -101);
    update wallet set balance = 141;
    update customer_order set refunded = 101 where id = 1`,
  'what was given back for a dish that was out of stock is in the ledger': `insert into order_issue values (1, 'pack', 1, 10, 5, now())`,
  'support is told of a PIN that was wrong five times': 'update customer_order set wrong_pins = 5 where id = 1',
  'a completed order is shared with its vendor and its rider, and no other is': `update customer_order set status = 'completed' where id = 1`,
  'the shares of an order leave nothing below zero, and no rest': sharedBy(
    ['vendor:1', -101],
    ['commission_revenue', 101],
  ),
};

/** An order that a provider is said to have paid, without a payment of its own. */
const UNPAID = [
  'delete from payment where order_id = 1',
  `update payment set credited_to = 'wallet' where order_id = 1`,
];

/** Other ways in which a package and its quote do not belong together. */
const PACKAGES = [
  'update package_fee set order_id = null',
  'update package_fee set order_id = 99 where order_id is null',
  'update package_fee set customer_id = 2 where order_id = 3',
  'update package_fee set protection_amount = 19 where order_id = 3',
  `update customer_order set content = '{"package": {"is_protected": false}}' where id = 3`,
  'update customer_order set bag_amount = 1, total = 101 where id = 3',
];

describe('invariants', () => {
  let fresh: FreshDatabase;
  let owner: Database;
  beforeAll(async () => {
    fresh = await freshDatabase();
    owner = fresh.openOwner();
    await owner.pool.query(SOUND + MONEY + PACKAGE);
  });
  afterAll(() => owner.close());

  test('hold in sound data', async () => {
    expect(await findBreaches(owner.pool)).toEqual([]);
  });

  async function breachesAfter(statement: string) {
    const client = await owner.pool.connect();
    try {
      await client.query('begin');
      await client.query(statement);
      return await findBreaches(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  test.each(Object.entries(BREAKS))('name the breach of: %s', async (name, statement) => {
    expect((await breachesAfter(statement)).map((breach) => breach.name)).toEqual([name]);
  });

  test.each(UNPAID)('name an order that no payment was credited to (case %#)', async (statement) => {
    expect(await breachesAfter(statement)).toContainEqual({
      name: 'what a provider received for a payment is in the ledger',
      detail: 'payment order:1: 0 received, 100 posted',
    });
  });

  test.each(PACKAGES)('name a package that is not as its quote says (case %#)', async (statement) => {
    const name = 'a package is ordered once with a quote of its customer, for what that says';
    expect((await breachesAfter(statement)).map((breach) => breach.name)).toEqual([name]);
  });

  test.each(SHARES)('name an order that is shared wrongly (case %#)', async (statement) => {
    const name = 'the shares of an order leave nothing below zero, and no rest';
    expect((await breachesAfter(statement)).map((breach) => breach.name)).toEqual([name]);
  });

  test('are all seen to break here', async () => {
    const text = await readFile(new URL('./invariants.sql', import.meta.url), 'utf8');
    const names = [...text.matchAll(/^select '([^']+)' as name/gm)].map((match) => match[1]);
    expect(names).toEqual(Object.keys(BREAKS));
  });

  test('fail the test file that leaves them broken', async () => {
    const other = await freshDatabase();
    const handle = other.openOwner();
    await handle.pool.query(SOUND);
    await handle.pool.query(BREAKS['a dish is in a category of its own vendor'] ?? '');
    await expect(other.close()).rejects.toThrow(
      /Invariants are broken:\na dish is in a category of its own vendor \(menu 1 /,
    );
  });
});
