import { createHmac, randomUUID } from 'node:crypto';
import type { Currency } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { type Database, inTransaction, schema } from '@jara/server/db';
import { account, postTransaction } from '@jara/server/wallet';

export type Customer = {
  readonly id: number;
  readonly currency: Currency;
  readonly phone: string;
  readonly token: string;
  readonly addressId: number;
  /** Two kilometres away, where packages are sent. */
  readonly friendAddressId: number;
  /** Saved cards that are still there. */
  readonly cards: string[];
  readonly firstBalance: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const CARDS_OF_EACH = 3;
/** As many as the owner has connections. */
const AT_ONCE = 4;

const HOMES = {
  NGN: { country: 'NG', state: 'Lagos', city: 'Lekki', latitude: 6.4478, longitude: 3.4723, balance: 3_000_000 },
  GHS: { country: 'GH', state: 'Greater Accra', city: 'Osu', latitude: 5.5571, longitude: -0.1818, balance: 60_000 },
} as const satisfies Record<Currency, object>;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Issued as if tomorrow, so that no run lasts until it must be refreshed. */
export function signToken(key: Buffer, claims: object): string {
  const [issued, expires] = [DAY_MS, 2 * DAY_MS].map((ms) => Math.floor((Date.now() + ms) / 1000));
  const signed = `${base64({ alg: 'HS256' })}.${base64({ ...claims, iat: issued, exp: expires })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/** A customer who is signed in, with an address, money in the wallet and cards of the sandbox that are approved. */
async function addCustomer({ db }: Database, appSecret: string, nth: number): Promise<Customer> {
  const secrets = secretsFrom(appSecret);
  const currency: Currency = nth % 5 === 4 ? 'GHS' : 'NGN';
  const { country, balance, city, ...home } = HOMES[currency];
  const local = String(nth).padStart(5, '0');
  const phone = country === 'GH' ? `2332412${local}` : `23480312${local}`;
  const sessionId = randomUUID();
  const cards = Array.from({ length: CARDS_OF_EACH }, () => randomUUID());
  const expires_at = new Date(Date.now() + 2 * DAY_MS);

  const made = await inTransaction(db, async (tx) => {
    const [customer] = await tx
      .insert(schema.customer)
      .values({
        ...{ phone, signs_in_by_phone: true, country_code: country, first_name: 'Chidi', last_name: `Nr ${nth}` },
        ...{ email: `customer-${nth}@example.com`, user_reference: `CHAOS${local}` },
      })
      .returning({ id: schema.customer.id });
    if (customer === undefined) throw new Error('no customer was made');
    const place = { ...home, city, pretty_name: city, display_name: city, country_code: country, is_active: true };
    const away = { ...place, latitude: place.latitude + 0.02, is_active: false };
    const [address, friends] = await tx
      .insert(schema.customer_address)
      .values([place, away].map((each) => ({ ...each, customer_id: customer.id })))
      .returning({ id: schema.customer_address.id });
    await tx.insert(schema.session).values({ id: sessionId, customer_id: customer.id, expires_at });
    await tx.insert(schema.saved_card).values(
      cards.map((id, card) => ({
        ...{ id, customer_id: customer.id, provider: 'paystack' as const, brand: 'visa' as const, currency },
        ...{ last4: '4081', exp_month: 12, exp_year: 2030, email: `customer-${nth}@example.com` },
        ...{ sealed_token: secrets.seal('AUTH_demo_visa'), signature: `SIG_${nth}_${card}`, created_at: new Date() },
      })),
    );
    await postTransaction(tx, {
      ...{ kind: 'adjustment', ref: `adjustment:chaos-${nth}`, currency, description: 'To begin with' },
      entries: [
        { account: account.wallet(customer.id), amount: balance },
        { account: account.adjustments, amount: -balance },
      ],
      created_at: new Date(),
    });
    return { id: customer.id, addressId: address?.id ?? 0, friendAddressId: friends?.id ?? 0 };
  });
  const token = signToken(secrets.tokenKey, { sid: sessionId, rot: 0, sub: String(made.id) });
  return { ...made, currency, phone, token, cards, firstBalance: balance };
}

export async function addCustomers(database: Database, appSecret: string, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const nths = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    customers.push(...(await Promise.all(nths.map((nth) => addCustomer(database, appSecret, nth)))));
  }
  return customers;
}
