import type { Currency, PaymentMethodType } from '@jara/contract';
import { schema, type Transaction } from '@jara/server/db';
import type { Shop } from './demo-visits.ts';

type Customer = typeof schema.customer.$inferInsert;
type Content = (typeof schema.customer_order.$inferInsert)['content'];

/** All visitors of a country are one customer, so that the accounts which one signs in with begin without orders. */
const VISITORS = {
  NGN: { phone: '2348100000090', country_code: 'NG', user_reference: 'DEMVLAGS22' },
  GHS: { phone: '233240000090', country_code: 'GH', user_reference: 'DEMVACCR22' },
} as const satisfies Record<Currency, Partial<Customer>>;
const NAME = { first_name: 'Many', last_name: 'Visitors', email: 'visitors@demo.example', signs_in_by_phone: true };

const METHODS: Readonly<Record<Currency, readonly PaymentMethodType[]>> = {
  NGN: ['card', 'card', 'online_payment', 'online_payment', 'wallet', 'opay', 'pocket'],
  GHS: ['mtn', 'mtn', 'online_payment', 'wallet'],
};

export type OrderedShop = Shop & {
  readonly currency: Currency;
  readonly vendor: Content['vendor'];
  /** What everybody orders there. */
  readonly dish: { readonly id: number; readonly name: string; readonly price: number };
};

type Found = Content['vendor'] & {
  readonly vendor_id: number;
  readonly currency: Currency;
  readonly dish: OrderedShop['dish'];
};

/** The first vendors, with the first dish of their menu that costs something. */
const FIND = `
  select distinct on (vendor.id) vendor.id as vendor_id, vendor.name, slug, logo_url as logo, support_contact,
    delivery_minutes, pretty_name as address, latitude, longitude,
    (select currency from city where city.id = vendor.city_id) as currency,
    json_build_object('id', menu.id, 'name', menu.name, 'price', menu.price) as dish
  from vendor join address on address.id = vendor.address_id join menu on menu.vendor_id = vendor.id
  where menu.price > 0 and vendor.id <= 60
  order by vendor.id, menu.id`;

/** None where the visitors are customers already: they have been there. */
export async function findShops(tx: Transaction): Promise<OrderedShop[]> {
  const { rows } = await tx.execute<Found>(FIND);
  const customers = rows.length === 0 ? undefined : await addVisitors(tx);
  if (!customers) return [];
  return rows.map(({ vendor_id, currency, dish, ...vendor }) => ({
    ...{ vendor_id, currency, dish, vendor, customer_id: customers[currency], methods: METHODS[currency] },
  }));
}

async function addVisitors(tx: Transaction): Promise<Readonly<Record<Currency, number>> | undefined> {
  const added = await tx
    .insert(schema.customer)
    .values([VISITORS.NGN, VISITORS.GHS].map((each) => ({ ...NAME, ...each })))
    .onConflictDoNothing()
    .returning({ id: schema.customer.id });
  const [nigerian, ghanaian] = added;
  return nigerian && ghanaian && { NGN: nigerian.id, GHS: ghanaian.id };
}
