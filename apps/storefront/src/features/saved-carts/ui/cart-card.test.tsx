import type { MinorUnits } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ClientPack } from '@/features/cart/data.ts';
import { VENDOR } from '../../../testing/cart-browser.ts';
import { CartCard } from './cart-card.tsx';

const item = (type: string, name: string, quantity: number) => ({ type, quantity, menu: { name } });
const PACKS = [
  { name: 'Pack 1', items: [item('menu', 'Jollof rice', 2), item('container', 'Box', 1)] },
  { name: 'Pack 2', items: [item('menu', 'Suya', 1)] },
] as unknown as readonly ClientPack[];

test('cart.014 a cart of the drawer shows logo, name, item count, packs summary and subtotal of its vendor', () => {
  const html = renderToStaticMarkup(
    <CartCard id="cart-of-7" vendor={VENDOR} packs={PACKS} subtotal={750_000 as MinorUnits}>
      <button type="button">Remove</button>
    </CartCard>,
  );
  expect(html).toContain(encodeURIComponent(VENDOR.logo));
  const words = html.replaceAll(/<[^>]+>/g, '|').split(/\|+/);
  expect(words.filter(Boolean)).toEqual([
    'Mama Put',
    '3 items',
    'Subtotal',
    '₦7,500.00',
    'Pack 1: 2 × Jollof rice. Pack 2: Suya',
    'Remove',
  ]);
});
