import { randomUUID } from 'node:crypto';
import type { PackageQuote, Wallet } from '@jara/contract';
import type { Database } from '@jara/server/db';
import { buildCatalog } from '@jara/server/testing';
import { newKey } from './idempotency-key.ts';
import { bearer, type phoneBook } from './phone-book.ts';
import { fillWallet } from './shop.ts';
import type { startApi } from './start-api.ts';

type Api = ReturnType<typeof startApi>;
type Headers = Record<string, string>;

const PLACE = {
  ...{ house_no: null, street: null, area: null, city: 'Lagos', state: 'Lagos', country: 'Nigeria' },
};
/** 4.4 km apart: ₦800 and ₦50 for each of 5.7 km of streets are ₦1,090, in whole tens. */
export const HOME = { ...PLACE, pretty_name: '1 Marina, Lagos', latitude: 6.43, longitude: 3.42 };
export const WORK = { ...PLACE, pretty_name: '9 Admiralty Way, Lekki', latitude: 6.43, longitude: 3.46 };
export const DELIVERY = 109_000;
/** Of ₦10,000, and 2 % of it. */
export const [WORTH, PROTECTION] = [1_000_000, 20_000];

/** What the specification's call says, but for the fee. */
export const PACKAGE = {
  ...{ source: 'web', payment_method: 'wallet', payment_method_id: null, user_action: 'sending' },
  source_contact: { name: 'Ada Obi', phone: '08031234567', country_code: 'NG' },
  destination_contact: { name: 'Kofi Mensah', phone: '0241234567', country_code: 'GH', email: 'kofi@example.com' },
  ...{ customer_delivery_note: 'At the gate', customer_vendor_note: 'Handle with care' },
  ...{ item_type: ['Books', 'Documents'], estimated_order_amount: WORTH },
};

/** A city where packages are carried; `sender` is somebody with two addresses in it. */
export async function openCourier(api: Api, owner: Database) {
  const city = await buildCatalog(owner).city({ slug: `ibadan-${randomUUID().slice(0, 8)}` });
  const call = (headers: Headers, url: string, payload: object) =>
    api.app.inject({ method: 'POST', url, payload, headers });
  const dataOf = async <Data>(reply: ReturnType<typeof call>) => (await reply).json<{ data: Data }>().data;

  async function sender(people: ReturnType<typeof phoneBook>, { wallet = 0 } = {}) {
    const { user } = await people.newCustomer();
    const who = bearer(user.token);
    if (wallet !== 0) await fillWallet(owner, user.id, wallet);
    const addAddress = async (place: object) =>
      (await dataOf<{ id: number }>(call({ ...who, ...newKey() }, '/customer/address', place))).id;
    const [home, work] = [await addAddress(HOME), await addAddress(WORK)];
    const askQuote = (more: object = {}) =>
      call(who, '/customer/package/delivery/amount', {
        ...{ source_address: { id: home }, destination_address: { id: work } },
        ...{ estimated_order_amount: WORTH, ...more },
      });
    const quote = (more: object = {}) => dataOf<PackageQuote>(askQuote(more));
    const order = (more: object = {}, key: Headers = newKey()) =>
      call({ ...who, ...key }, '/customer/package/delivery', { ...PACKAGE, ...more });
    const read = (url: string) => api.app.inject({ method: 'GET', url, headers: who });
    const balance = async () => (await dataOf<Wallet>(read('/customer/wallet?currency=NGN'))).balance;
    return { id: user.id, who, home, work, addAddress, askQuote, quote, order, read, balance };
  }
  return { city, sender };
}
