import type { Database } from '@jara/server/db';
import { beforeAll, describe, expect, test } from 'vitest';
import { phoneBook } from '../../src/testing/phone-book.ts';
import { openShop } from '../../src/testing/shop.ts';
import { startApi } from '../../src/testing/start-api.ts';

const clock = Date.parse('2026-11-16T10:00:00Z');
const now = () => new Date(clock);
const api = startApi({ now });
const people = phoneBook(api, now);

let owner: Database;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  owner = api.database.openOwner();
  shop = await openShop(api, owner);
});

const TOTAL = 500_000 + 54_000 + 25_000;

describe('an order from the wallet', () => {
  test('order.041 is made and paid at once, and its cart is gone', async () => {
    const ada = await shop.shopper(people, { wallet: 1_000_000 });
    const { id: fee_id, total } = await ada.quote();
    expect(total).toBe(TOTAL);
    const reply = await ada.order({ fee_id });
    expect(reply.json()).toEqual({
      status: 'success',
      message: 'Your order was received.',
      data: { id: expect.any(Number), made_payment: true, payment: null },
    });
    expect(await ada.balance()).toBe(1_000_000 - TOTAL);
    expect((await ada.read('/customer/cart')).json().data).toEqual([]);
  });
});
