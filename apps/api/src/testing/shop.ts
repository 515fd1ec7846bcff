import { randomUUID } from 'node:crypto';
import type { Quote, Wallet } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { newKey } from './idempotency-key.ts';
import { bearer, type phoneBook } from './phone-book.ts';
import type { startApi } from './start-api.ts';

type Api = ReturnType<typeof startApi>;
type Vendor = Parameters<ReturnType<typeof buildCatalog>['vendor']>[0];
type Headers = Record<string, string>;

const PLACE = {
  ...{ house_no: null, street: null, area: null, pretty_name: 'Home', city: 'Lekki', state: 'Lagos' },
  ...{ country: 'Nigeria', latitude: 6.43, longitude: 3.46 },
};

/** Puts money into a wallet, as an adjustment of the ledger. */
export async function fillWallet({ pool }: Database, customer: number, amount: number, currency = 'NGN') {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into ledger_transaction (kind, ref, currency, description, created_at)
       values ('adjustment', 'adjustment:' || $1, $2, 'A gift', now()) returning id`,
      [randomUUID(), currency],
    );
    await client.query(
      `insert into ledger_entry (transaction_id, currency, account, amount)
       values ($1, $2, 'wallet:' || $3::text, $4), ($1, $2, 'adjustments', -$4)`,
      [rows[0]?.id, currency, customer, amount],
    );
    await client.query(
      `insert into wallet (customer_id, currency, balance) values ($1, $2, $3)
       on conflict (customer_id, currency) do update set balance = wallet.balance + excluded.balance`,
      [customer, currency, amount],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A vendor with a dish of ₦5,000, where people order: ₦540 to bring it and a service fee of ₦250. */
export async function openShop(api: Api, owner: Database, given: Partial<Vendor> = {}) {
  const build = buildCatalog(owner);
  const city = await build.city({ slug: `ibadan-${randomUUID().slice(0, 8)}` });
  const vendor = await build.vendor({ city_id: city.id, delivery_price: 25_000, ...given });
  const category = await build.category(vendor.id);
  const dish = await build.dish({ vendor_id: vendor.id, menu_category_id: category.id }, { price: 500_000 });
  const call = (headers: Headers, url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers });
  const dataOf = async <Data>(reply: ReturnType<typeof call>) => (await reply).json<{ data: Data }>().data;

  /** Somebody with a cart and an address, who orders. */
  async function shopper(people: ReturnType<typeof phoneBook>, { wallet = 0 } = {}) {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    if (wallet !== 0) await fillWallet(owner, user.id, wallet);
    const put = async (item_id = dish.id) =>
      (await dataOf<{ id: string }>(call(who, '/customer/cart', { item_id, quantity: 1, type: 'menu' }))).id;
    const { id: address_id } = await dataOf<{ id: number }>(call({ ...who, ...newKey() }, '/customer/address', PLACE));
    const cart_id = await put();
    const quote = (more: object = {}) => {
      const asked = { cart_id, vendor_id: vendor.id, source_id: vendor.address_id, order_class: 'delivery' };
      return dataOf<Quote>(call(who, '/customer/delivery/amount', { ...asked, destination_id: address_id, ...more }));
    };
    const order = (more: object = {}, key: Headers = newKey()) => {
      const asked = { vendor_id: vendor.id, cart_id, class: 'delivery', address_id, payment_method: 'wallet' };
      return call({ ...who, ...key }, '/customer/order', { ...asked, ...more });
    };
    const read = (url: string) => api.app.inject({ method: 'GET', url, headers: who });
    const balance = async () => (await dataOf<Wallet>(read('/customer/wallet?currency=NGN'))).balance;
    return { id: user.id, who, cart_id, address_id, put, quote, order, read, balance };
  }
  return { vendor, dish, city, shopper };
}
