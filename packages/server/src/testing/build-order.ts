import { randomInt, randomUUID } from 'node:crypto';
import { type Database, schema } from '../db/index.ts';

type Order = typeof schema.customer_order.$inferInsert;

let made = 0;

/** Writes a customer with a phone of their own. Gives the id. */
export async function buildCustomer({ db }: Pick<Database, 'db'>, country_code: 'NG' | 'GH' = 'NG'): Promise<number> {
  made += 1;
  const number = String(made).padStart(7, '0');
  const [customer] = await db
    .insert(schema.customer)
    .values({
      ...{ first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com', country_code, signs_in_by_phone: true },
      phone: country_code === 'NG' ? `234803${number}` : `23324${number}`,
      user_reference: `REF${number}`,
    })
    .returning({ id: schema.customer.id });
  return customer?.id ?? 0;
}

/** Writes an order that waits for its payment: 2,500 naira unless a test says otherwise. Gives its row. */
export async function buildOrder(
  { db }: Pick<Database, 'db'>,
  customer_id: number,
  given: Partial<Order> = {},
): Promise<typeof schema.customer_order.$inferSelect> {
  const total = given.total ?? 250_000;
  const order: Order = {
    ...{ id: randomInt(100_000_000, 1_000_000_000), customer_id, vendor_id: 1, class: 'delivery', status: 'abandoned' },
    ...{ cart_id: randomUUID(), cart_version: 1, currency: 'NGN', total },
    ...{ subtotal: total - 60_000, delivery_amount: 50_000, service_amount: 10_000 },
    ...{ bag_quantity: 0, bag_amount: 0, discount_amount: 0 },
    content: {
      ...{ items: [], containers: [], lines: [], discounts: [], address: null },
      vendor: {
        ...{ name: 'Mama Put', slug: 'mama-put', logo: '', support_contact: null, address: '1 Market Road, Ibadan' },
        ...{ latitude: 7.3775, longitude: 3.947, delivery_minutes: 30 },
      },
    },
    ...{ customer_vendor_note: '', customer_delivery_note: '', requires_delivery_pin: true, pin: '1234' },
    ...{ payment_method: 'online_payment', split_payment_with_wallet: false, created_at: new Date() },
    ...given,
  };
  const [row] = await db.insert(schema.customer_order).values(order).returning();
  if (!row) throw new Error('no order was written');
  if (row.class === 'package_delivery') await buildUsedFee({ db }, row);
  return row;
}

type Row = typeof schema.customer_order.$inferSelect;

/** Writes the quote that the order of a package was made with. */
async function buildUsedFee({ db }: Pick<Database, 'db'>, order: Row): Promise<void> {
  const { vendor, address, package: carried } = order.content;
  if (!address || !carried) throw new Error('a package goes somewhere');
  const { latitude, longitude } = vendor;
  const source = { id: address.id + 1, display_name: vendor.address, latitude, longitude };
  await db.insert(schema.package_fee).values({
    ...{ customer_id: order.customer_id, currency: order.currency, order_id: order.id, km: 2, worth: carried.worth },
    way: { source, destination: address, city: carried.city },
    ...{ original_delivery_amount: order.delivery_amount, final_delivery_amount: order.delivery_amount },
    ...{ delivery_price_factor: 1, protection_amount: order.protection_amount, expires_at: order.created_at },
  });
}

/** Where orders of tests go to: two kilometres from the vendor that `buildCatalog` writes. */
const NEARBY = { id: 1, display_name: '2 Marina', latitude: 6.448, longitude: 3.42 };

/** Writes an order whose delivery has failed. It cost nothing, so that no money has to be there for it. Gives its row. */
export async function buildFailedOrder(
  owner: Pick<Database, 'db'>,
  customer_id: number,
  { failed_at, vendor_id = 1 }: { readonly failed_at: Date; readonly vendor_id?: number },
) {
  const amounts = { total: 0, subtotal: 0, delivery_amount: 0, service_amount: 0 };
  const order = await buildOrder(owner, customer_id, {
    ...{ ...amounts, vendor_id, status: 'failed', created_at: failed_at, paid_at: failed_at },
    content: {
      ...{ items: [], containers: [], lines: [], discounts: [], address: NEARBY },
      vendor: {
        ...{ name: 'Corner', slug: 'corner', logo: '', support_contact: null, address: '1 Market Road' },
        ...{ latitude: 6.43, longitude: 3.42, delivery_minutes: 30 },
      },
    },
  });
  const entry = { order_id: order.id, action: 'ORDER_DELIVERY_FAILED' as const, created_at: failed_at };
  await owner.db.insert(schema.order_timeline).values(entry);
  return order;
}
