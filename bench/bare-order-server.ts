import { randomInt, randomUUID } from 'node:crypto';
import { openDatabase } from '@jara/server/db';
import Fastify from 'fastify';

// The floor for orders: one transaction of prepared statements that writes the rows of an order from the wallet into tables
// of its own. It checks nothing, prices nothing and locks nothing but what it writes. Told the database by its parent;
// tells its parent its address.
const { pool } = openDatabase(process.argv[2] ?? '', { role: 'owner', max: 10 });
const TABLES = [
  'customer_order',
  'order_timeline',
  'ledger_transaction',
  'ledger_entry',
  'idempotency',
  'wallet',
  'cart',
];
for (const table of TABLES) await pool.query(`create table if not exists bare_${table} (like ${table} including all)`);
await pool.query(`insert into bare_wallet (customer_id, currency, balance) select id, 'NGN', 1000000000000 from customer_address
  on conflict do nothing`);

type Statement = readonly [name: string, text: string];
const ENTRIES = ['vendor:1', 'delivery_revenue', 'service_revenue'];
const KEY: Statement = [
  'key',
  `insert into bare_idempotency (owner, endpoint, key, request_hash, status, body, created_at) values ($1, 'order', $2, '', 200, '{}', now())`,
];
const MOVE: Statement = [
  'move',
  `update bare_wallet set balance = balance - $2 where customer_id = $1 and currency = 'NGN' and balance >= $2`,
];
const POST: Statement = [
  'post',
  `insert into bare_ledger_transaction (kind, ref, currency, description, created_at)
   values ('order', 'order:' || $1::text, 'NGN', 'Order', now()) returning id`,
];
const ENTER: Statement = [
  'enter',
  `insert into bare_ledger_entry (transaction_id, currency, account, amount)
   select $1, 'NGN', account, amount from unnest($2::text[], $3::bigint[]) entry (account, amount)`,
];
const ORDER: Statement = [
  'order',
  `insert into bare_customer_order (id, customer_id, vendor_id, class, status, cart_id, cart_version, currency, subtotal,
     delivery_amount, service_amount, bag_quantity, bag_amount, discount_amount, total, content, customer_vendor_note,
     customer_delivery_note, requires_delivery_pin, pin, payment_method, split_payment_with_wallet, created_at, paid_at)
   values ($1, $2, $3, 'delivery', 'received', $4, 1, 'NGN', 500000, 54000, 25000, 0, 0, 0, 579000, $5, '', '', true,
     '1234', 'wallet', false, now(), now())`,
];
const NOTE: Statement = [
  'note',
  `insert into bare_order_timeline (order_id, action, created_at) values ($1, 'MADE_PAYMENT', now())`,
];
const END: Statement = ['end', 'delete from bare_cart where id = $1'];

const item = {
  item_id: 1,
  type: 'menu',
  name: 'Jollof rice',
  quantity: 1,
  price_per_quantity: 500_000,
  price: 500_000,
};
const content = JSON.stringify({
  items: [{ ...item, pack_reference: randomUUID() }],
  ...{
    containers: [],
    discounts: [],
    lines: ['Subtotal', 'Delivery fee', 'Service fee'].map((label) => ({ label, amount: 1 })),
  },
  vendor: { name: 'Corner Kitchen', slug: 'corner-kitchen', logo: '/store/media/logo/a.webp', support_contact: null },
  address: { id: 1, display_name: 'Home, Lekki', latitude: 6.4478, longitude: 3.4723 },
});

type Body = { readonly vendor_id: number; readonly cart_id: string; readonly address_id: number };

const app = Fastify();
app.post<{ Body: Body }>('/customer/order', async ({ headers, body }) => {
  const client = await pool.connect();
  const run = ([name, text]: Statement, values: unknown[]) => client.query<{ id: string }>({ name, text, values });
  const [id, customer] = [randomInt(100_000_000, 1_000_000_000), body.address_id];
  try {
    await client.query('begin');
    await run(KEY, [String(customer), headers['idempotency-key']]);
    await run(MOVE, [customer, 579_000]);
    const posted = (await run(POST, [id])).rows[0]?.id;
    await run(ENTER, [posted, [`wallet:${customer}`, ...ENTRIES], [-579_000, 500_000, 54_000, 25_000]]);
    await run(ORDER, [id, customer, body.vendor_id, body.cart_id, content]);
    await run(NOTE, [id]);
    await run(END, [body.cart_id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return { status: 'success', message: 'Done', data: { id, made_payment: true, payment: null } };
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
// Without its parent it has no reason to be.
process.on('disconnect', () => process.exit(0));
