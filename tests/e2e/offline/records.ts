import type { MenuItem, Vendor } from '@jara/contract';
import { expect } from '@playwright/test';
import { expectSettled, serverCart } from '../cart/cart.ts';
import type { SignedIn } from '../checkout/checkout.ts';
import { askDatabase } from '../support/database.ts';

type Records = Readonly<Record<'orders' | 'paid' | 'payments' | 'debits' | 'carts' | 'addresses', number>>;

/** How many of each the database holds for a customer. `payments` are those by a provider, `debits` those of the wallet. */
export async function recordsOf({ customer }: SignedIn): Promise<Records> {
  const [row] = await askDatabase(
    `select
       (select count(*)::int from customer_order where customer_id = $1) as orders,
       (select count(*)::int from customer_order where customer_id = $1 and paid_at is not null) as paid,
       (select count(*)::int from payment where customer_id = $1 and order_id is not null) as payments,
       (select count(*)::int from ledger_entry where account = 'wallet:' || $1::int and amount < 0) as debits,
       (select count(*)::int from cart where customer_id = $1) as carts,
       (select count(*)::int from customer_address where customer_id = $1) as addresses`,
    customer.user.id,
  );
  return row as Records;
}

export const NOTHING_ORDERED = { orders: 0, paid: 0, payments: 0, debits: 0, carts: 1 };
export const PAID_FROM_WALLET = { orders: 1, paid: 1, payments: 0, debits: 1, carts: 0 };

/** The server's cart holds the dish once, and nothing waits to be sent. */
export async function expectOneDish({ page, customer }: SignedIn, vendor: Vendor, dish: MenuItem): Promise<void> {
  await expectSettled(page);
  const held = (await serverCart(page, vendor, customer.user.token))?.cart_items ?? [];
  expect(held.filter(({ type }) => type === 'menu')).toMatchObject([{ item_id: dish.id, quantity: 1 }]);
}
