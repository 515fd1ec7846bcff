// @vitest-environment happy-dom
import type { MenuItem, MinorUnits } from '@jara/contract';
import { pricePacks } from '@jara/domain/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { dish } from '../../../testing/cart-browser.ts';
import { PackLine } from './pack-line.tsx';

vi.mock('./carts.ts', () => ({ changesTo: () => ({ changeItem: () => undefined }) }));

const money = (amount: number) => amount as MinorUnits;
const plantain = { id: 90, menu_group_id: 9, name: 'Extra plantain', price: money(30_000), is_available: true };
const extras = { id: 9, name: 'Extras', minimum: 0, maximum: 2, items: [plantain] };

function render(menu: MenuItem, quantity = 1, modifiers = [{ id: 90, menu_group_id: 9, quantity: 1 }]): void {
  const line = { id: 'a1', item_id: menu.id, quantity, modifiers };
  const [pack] = pricePacks([{ reference: 'a', type: 'single', lines: [line] }], () => menu);
  const [priced] = pack?.lines ?? [];
  if (!priced) throw new Error('no line');
  document.body.innerHTML = renderToStaticMarkup(
    <ul>
      <PackLine priced={priced} vendorId={7} currency="NGN" onEdit={() => undefined} />
    </ul>,
  );
}
const struck = () => document.querySelector('s')?.textContent;

test('a reduced dish has the price before struck, for all of it and with its options', () => {
  render(dish(1, { price: money(250_000), discount_price: money(200_000), groups: [extras] }), 1);
  expect(document.querySelector('.price')?.textContent).toBe('Now ₦2,300.00, was ₦2,800.00');
  render(dish(1, { price: money(250_000), discount_price: money(0) }), 2, []);
  expect(struck()).toBe('₦5,000.00');
});

test('a dish that is not reduced has no struck price', () => {
  render(dish(1, { price: money(250_000), groups: [extras] }));
  expect(struck()).toBeUndefined();
});

test('an option and its price are one row', () => {
  render(dish(1, { groups: [extras] }));
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain('Extra plantain+₦300.00');
});
