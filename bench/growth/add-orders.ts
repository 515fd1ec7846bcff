import type { Client } from './multiply-vendors.ts';

/** One of ₦4,600, paid from the wallet. */
const AMOUNTS = { subtotal: 400_000, delivery: 50_000, service: 10_000, total: 460_000 };
/** Of a vendor that brings it itself. */
const SHARES = { commission: 60_000, delivery: 40_000 };
const OPENING = 100_000_000;

/** As a meal is stored, some 1 KB. */
const CONTENT = {
  items: ['Jollof rice and chicken', 'Fried plantain', 'Chapman'].map((name, index) => ({
    ...{ item_id: index + 1, type: 'menu', name, quantity: 1, pack_reference: '00000000-0000-4000-8000-00000000000a' },
    ...{ price_per_quantity: 120_000, price: 120_000 },
  })),
  containers: [
    {
      ...{ item_id: 5, type: 'container', name: 'Medium bowl', quantity: 1, price_per_quantity: 40_000, price: 40_000 },
      pack_reference: '00000000-0000-4000-8000-00000000000a',
    },
  ],
  lines: ['subtotal', 'delivery', 'service'].map((name) => ({ name, amount: 10_000 })),
  discounts: [],
  vendor: {
    ...{ name: 'Mama Put', slug: 'mama-put', logo: '/media/logo.webp', support_contact: null },
    ...{ address: '1 Admiralty Way, Lekki', latitude: 6.44, longitude: 3.47, delivery_minutes: 30 },
  },
  address: { id: 1, display_name: '2 Ring Road, Lekki', latitude: 6.45, longitude: 3.48 },
};

const ORDERS_OF_A_CUSTOMER = 10;
const YEARS = 2;
const FIRST_ID = 100_000_000;
const IDS = 900_000_000;

const GROWN = ['customer_order', 'order_timeline', 'ledger_transaction', 'ledger_entry', 'wallet', 'customer'];

/** Indexes are made once the rows are there; those of constraints stay. */
async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and tablename = any($1)
       and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)`,
    [GROWN],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}

/** Orders of the last two years by customers with ten each, with timeline and ledger, all of them delivered. */
export async function addOrders(client: Client, orders: number): Promise<void> {
  const customers = orders / ORDERS_OF_A_CUSTOMER;
  const step = Math.floor(IDS / orders);
  await withoutIndexes(client, async () => {
    await client.query(
      `insert into customer (phone, signs_in_by_phone, country_code, first_name, last_name, email, user_reference)
       select '2347' || lpad(n::text, 9, '0'), true, 'NG', 'Ada', 'Obi', 'ada@example.com', 'GROWN' || n
       from generate_series(1, ${customers}) n`,
    );
    await client.query(
      `create temporary table buyer as select id, row_number() over (order by id) - 1 as nth from customer where user_reference like 'GROWN%';
       create temporary table seller as select id, row_number() over (order by id) - 1 as nth from vendor;
       create temporary table made as
         select ${FIRST_ID} + n * ${step} as id, buyer.id as customer_id, seller.id as vendor_id,
           now() - (${orders} - n) * (interval '${YEARS} years' / ${orders}) as created_at
         from generate_series(0, ${orders - 1}) n
         join buyer on buyer.nth = n % ${customers}
         join seller on seller.nth = n % (select count(*) from seller)
         order by n;
       analyze made`,
    );
    await client.query(
      `insert into customer_order (id, customer_id, vendor_id, class, status, cart_id, cart_version, currency, subtotal,
         delivery_amount, service_amount, bag_quantity, bag_amount, discount_amount, total, content, customer_vendor_note,
         customer_delivery_note, requires_delivery_pin, pin, payment_method, split_payment_with_wallet, created_at, paid_at)
       select id, customer_id, vendor_id, 'delivery', 'completed', gen_random_uuid(), 1, 'NGN', ${AMOUNTS.subtotal},
         ${AMOUNTS.delivery}, ${AMOUNTS.service}, 0, 0, 0, ${AMOUNTS.total}, '${JSON.stringify(CONTENT)}', '', '', true,
         '1234', 'wallet', false, created_at, created_at from made`,
    );
    await client.query(
      `insert into order_timeline (order_id, action, created_at)
       select id, action, created_at from made, unnest(array['MADE_PAYMENT', 'VENDOR_ACCEPTED_ORDER', 'ORDER_COMPLETED']) action`,
    );
    // Ids of transactions follow: first those with which wallets begin, then one for each order.
    await client.query(
      `insert into ledger_transaction (kind, ref, currency, description, created_at)
       select 'adjustment', 'adjustment:grown-' || id, 'NGN', 'To begin with', now() - interval '${YEARS} years' from buyer order by id`,
    );
    await client.query(
      `insert into ledger_transaction (kind, ref, currency, description, created_at)
       select 'order', 'order:' || id, 'NGN', 'Order from Mama Put', created_at from made order by id`,
    );
    await client.query(
      `insert into ledger_entry (transaction_id, currency, account, amount)
       select posted.id, 'NGN', account, amount from ledger_transaction posted,
         lateral (values ('wallet:' || substr(posted.ref, 18), ${OPENING}::bigint), ('adjustments', -${OPENING}::bigint)) entry (account, amount)
       where posted.ref like 'adjustment:grown-%'`,
    );
    await client.query(
      `insert into ledger_entry (transaction_id, currency, account, amount)
       select posted.id, 'NGN', account, amount
       from ledger_transaction posted join made on posted.ref = 'order:' || made.id,
         lateral (values ('wallet:' || made.customer_id, -${AMOUNTS.total}::bigint), ('vendor:' || made.vendor_id, ${AMOUNTS.subtotal}::bigint),
           ('delivery_revenue', ${AMOUNTS.delivery}::bigint), ('service_revenue', ${AMOUNTS.service}::bigint)) entry (account, amount)`,
    );
    await client.query(
      `insert into ledger_transaction (kind, ref, currency, description, created_at)
       select 'share', 'share:' || id, 'NGN', 'Shares of an order from Mama Put', created_at from made order by id`,
    );
    await client.query(
      `insert into ledger_entry (transaction_id, currency, account, amount)
       select posted.id, 'NGN', account, amount
       from ledger_transaction posted join made on posted.ref = 'share:' || made.id,
         lateral (values ('vendor:' || made.vendor_id, ${SHARES.delivery - SHARES.commission}::bigint),
           ('commission_revenue', ${SHARES.commission}::bigint), ('delivery_revenue', -${SHARES.delivery}::bigint)) entry (account, amount)`,
    );
    await client.query(
      `insert into wallet (customer_id, currency, balance)
       select id, 'NGN', ${OPENING - ORDERS_OF_A_CUSTOMER * AMOUNTS.total} from buyer`,
    );
  });
}
