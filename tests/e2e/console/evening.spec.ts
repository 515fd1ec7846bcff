import type { MenuItem } from '@jara/contract';
import { findBreaches, openDatabase } from '@jara/server/db';
import { type APIRequestContext, expect } from '@playwright/test';
import { customerWithMoney, putInCart, type Shop, shopIn } from '../checkout/checkout.ts';
import { expectStatus, orderByWallet, pathOfOrder, timelineOf } from '../orders/order.ts';
import { askDatabase, stackDatabase } from '../support/database.ts';
import { menuOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { consoleOf } from './staff-in-browser.ts';

/** A second dish without choices, which will be out of stock. */
async function anotherDish(request: APIRequestContext, { vendor, dish }: Shop): Promise<MenuItem> {
  const found = (await menuOf(request, vendor)).find(
    ({ id, groups, is_available, price_description }) =>
      id !== dish.id && groups.length === 0 && is_available && price_description !== 'per pack',
  );
  if (!found) throw new Error(`${vendor.name} has one dish without choices alone.`);
  return found;
}

async function breaches() {
  const { pool, close } = openDatabase(await stackDatabase(), { role: 'owner', max: 1 });
  try {
    return await findBreaches(pool);
  } finally {
    await close();
  }
}

const owedTo = async (account: string) =>
  Number(
    (await askDatabase('select coalesce(sum(amount), 0) as sum from ledger_entry where account = $1', account))[0]?.[
      'sum'
    ],
  );

test('a customer, a vendor with two tablets and a rider: an order is made, brought and paid for once', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request, 'lagos', (vendor) => !vendor.self_delivery);
  const gone = await anotherDish(request, shop);
  const customer = await customerWithMoney(page, shop, baseURL);
  const [board, tablet, rider] = [
    await consoleOf(browser, 'vendor', shop.vendor.id),
    await consoleOf(browser, 'vendor', shop.vendor.id),
    await consoleOf(browser, 'rider'),
  ];
  await rider.getByRole('button', { name: 'Go on duty' }).click();
  await expect(rider.getByRole('heading', { name: 'On duty' })).toBeVisible();

  await putInCart(customer, { dish: gone });
  const id = await orderByWallet(customer, shop);
  await visit(page, pathOfOrder(id));
  const card = (where: typeof board) => where.getByRole('article', { name: `#${id}` });
  // Nobody has touched this page yet.
  await board.getByRole('button', { name: 'Turn sound on' }).click();
  await expect(board.getByRole('button', { name: 'Stop ringing' })).toBeVisible();

  // Both tablets accept at once: one does, the other is shown what it has become.
  const accept = { name: 'Accept, ready in 20 minutes' };
  await Promise.all([board, tablet].map((each) => card(each).getByRole('button', accept).click()));
  await expect(timelineOf(page).filter({ hasText: 'Vendor accepted order' })).toHaveCount(1);
  await expect(card(tablet).getByRole('button', accept)).toBeHidden();

  await card(board).getByRole('button', { name: 'Out of stock' }).click();
  const dishes = board.getByRole('dialog', { name: 'Out of stock' });
  const row = dishes.getByRole('listitem').filter({ hasText: gone.name });
  await row.getByRole('button', { name: /^Out of stock, give back ₦/ }).click();
  await row.getByRole('button', { name: /^Give back ₦/ }).click();
  await expect(row).toBeHidden();
  await dishes.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(gone.name).first()).toBeVisible();

  // The vendor's line is cut: 'Ready' waits, and goes out once when it is back.
  await board.context().setOffline(true);
  await card(board).getByRole('button', { name: 'Ready' }).click();
  await expect(card(board).getByText('Waiting for the network')).toBeVisible();
  await board.context().setOffline(false);
  await expect(card(board).getByText('Waiting for the network')).toBeHidden();

  await rider.getByRole('button', { name: /^Accept/ }).click();
  await rider.getByRole('button', { name: 'I am there' }).click();
  await rider.getByRole('button', { name: 'I have the order' }).click();
  await expectStatus(page, 'On its way');
  await rider.getByRole('button', { name: 'I am there' }).click();
  const [{ pin = '' } = {}] = (await askDatabase('select pin from customer_order where id = $1', id)) as {
    pin?: string;
  }[];
  for (const digit of pin) await rider.getByRole('button', { name: digit, exact: true }).click();
  await rider.getByRole('button', { name: 'Done' }).click();
  await expectStatus(page, 'Delivered');

  const events = await askDatabase(
    'select action, count(*)::int from order_event where order_id = $1 and action is not null group by action',
    id,
  );
  expect(events.map(({ count }) => count)).toEqual(events.map(() => 1));
  const [paid] = await askDatabase('select rider_id, refunded from customer_order where id = $1', id);
  expect(Number(paid?.['refunded'])).toBe(gone.discount_price ?? gone.price);
  expect(await owedTo(`rider:${String(paid?.['rider_id'])}`)).toBeGreaterThan(0);
  expect(await breaches()).toEqual([]);
});
