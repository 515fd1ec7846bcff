import type { Db } from '../../db/client.ts';
import { and, eq, type SQL, sql } from '../../db/drizzle.ts';
import { prepared } from '../../db/prepared.ts';
import {
  address,
  cart,
  city,
  customer_address,
  customer_order,
  delivery_fee,
  menu_version,
  vendor,
  wallet,
} from '../../db/schema/index.ts';
import { ownerOf, type Shopper } from '../cart/index.ts';
import { isInDebt } from '../wallet/index.ts';

const given = (name: string) => sql.placeholder(name);

/** All that a price depends on, in one statement: the cart, its vendor, where it goes, the last quote and the wallet. */
const selectFacts = (db: Db, isOwned: SQL) =>
  db
    .select({
      cart,
      vendor: {
        slug: vendor.slug,
        name: vendor.name,
        logo: vendor.logo_url,
        location: vendor.location,
        vendor_type: vendor.vendor_type,
        currency: city.currency,
      },
      vendor_class: vendor.vendor_class,
      menu_version: menu_version.version,
      source: {
        address_id: vendor.address_id,
        address: address.pretty_name,
        base: vendor.delivery_price,
        delivery_minutes: vendor.delivery_minutes,
        x: address.longitude,
        y: address.latitude,
        support_contact: vendor.support_contact,
        available_hours: vendor.available_hours,
        closed_days: vendor.closed_days,
        preorder_configuration: vendor.preorder_configuration,
        is_temporarily_unavailable: vendor.is_temporarily_unavailable,
        busy_minutes: vendor.busy_minutes,
        busy_until: vendor.busy_until,
        paused_until: vendor.paused_until,
      },
      city: {
        id: city.id,
        slug: city.slug,
        display_name: city.display_name,
        country_code: city.country_code,
        time_zone: city.time_zone,
      },
      destination: customer_address,
      quoted: delivery_fee,
      balance: wallet.balance,
      is_in_debt: isInDebt(cart.customer_id),
      has_unpaid_order: sql<boolean>`exists (select from ${customer_order}
        where ${customer_order.cart_id} = ${cart.id} and ${customer_order.status} = 'abandoned')`,
    })
    .from(cart)
    .innerJoin(vendor, eq(vendor.id, cart.vendor_id))
    .innerJoin(city, eq(city.id, vendor.city_id))
    .innerJoin(address, eq(address.id, vendor.address_id))
    .leftJoin(menu_version, eq(menu_version.vendor_id, vendor.id))
    .leftJoin(
      customer_address,
      and(eq(customer_address.id, given('destination')), eq(customer_address.customer_id, cart.customer_id)),
    )
    .leftJoin(delivery_fee, and(eq(delivery_fee.id, given('fee')), eq(delivery_fee.cart_id, cart.id)))
    .leftJoin(wallet, and(eq(wallet.customer_id, cart.customer_id), eq(wallet.currency, city.currency)))
    .where(and(eq(cart.id, given('cart')), isOwned));

const ofCustomer = eq(cart.customer_id, given('owner'));
const factsOfCustomer = prepared((db) => selectFacts(db, ofCustomer).prepare('quote_facts_of_customer'));
const factsOfGuest = prepared((db) =>
  selectFacts(db, eq(cart.guest_hash, given('owner'))).prepare('quote_facts_of_guest'),
);
const factsToOrder = prepared((db) =>
  selectFacts(db, ofCustomer).for('update', { of: cart }).prepare('quote_facts_to_order'),
);

export type QuoteFacts = Awaited<ReturnType<typeof selectFacts>>[number];

type Which = { readonly cart: string; readonly destination: number | null; readonly fee: number | null };

/** Only of the shopper's own cart, address, quote and wallet. */
export async function findQuoteFacts(db: Db, shopper: Shopper, which: Which): Promise<QuoteFacts | undefined> {
  const owner = ownerOf(shopper);
  const [found] =
    'customer_id' in owner
      ? await factsOfCustomer(db).execute({ ...which, owner: owner.customer_id })
      : await factsOfGuest(db).execute({ ...which, owner: owner.guest_hash });
  return found;
}

/** The same, and until the transaction ends nobody else changes or orders the cart. */
export async function lockQuoteFacts(tx: Db, customer: number, which: Which): Promise<QuoteFacts | undefined> {
  const [found] = await factsToOrder(tx).execute({ ...which, owner: customer });
  return found;
}
