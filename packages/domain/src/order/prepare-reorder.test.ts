import type { MenuItem, OrderedItem } from '@jara/contract';
import { PER_PACK } from '@jara/contract';
import { expect, test } from 'vitest';
import { buildDish, money } from '../testing/build-dish.ts';
import { prepareReorder } from './index.ts';

type Given = Partial<Pick<OrderedItem, 'type' | 'quantity' | 'pack_reference'>>;
const ordered = (item_id: number, name: string, each: number, given: Given = {}): OrderedItem => {
  const { type = 'menu', quantity = 1, pack_reference = 'first' } = given;
  return {
    ...{ item_id, name, type, quantity, pack_reference },
    ...{ price_per_quantity: money(each), price: money(each * quantity) },
  };
};
const option = (id: number, name: string, price: number, is_available = true) => ({
  ...{ id, menu_group_id: 5, name, price: money(price), is_available },
});
const choice = (items: MenuItem['groups'][number]['items'], minimum = 0) => [
  { id: 5, name: 'Protein', minimum, maximum: 3, items },
];
const dish = (id: number, name: string, price: number, given: Partial<MenuItem> = {}) =>
  buildDish(id, { name, price: money(price), price_per_quantity: money(price), ...given });

const EGG = option(51, 'Egg', 20_000);
const JOLLOF = ordered(1, 'Jollof rice', 200_000, { quantity: 2 });
const MOI_MOI = ordered(2, 'Moi moi', 50_000);
const BOX = ordered(9, 'Box', 10_000, { type: 'container' });
const IN_A_BOX = { container_type_id: 9, container_name: 'Box', container_price: money(10_000) };
const WITH_EGG = [ordered(1, 'Jollof rice', 200_000), ordered(51, 'Egg', 20_000, { type: 'group', quantity: 2 })];

function again(items: OrderedItem[], menu: MenuItem[], containers: OrderedItem[] = []) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `new ${ids}`;
  };
  const menuOf = (id: number) => menu.find((each) => each.id === id);
  return prepareReorder({ items, containers }, { menuOf, currency: 'NGN', newId });
}

test('an order whose menu is unchanged is put together as it was, under new ids', () => {
  const menu = [dish(1, 'Jollof rice', 200_000, { groups: choice([EGG]) }), dish(2, 'Moi moi', 50_000, IN_A_BOX)];
  const second = [JOLLOF, MOI_MOI].map((item) => ({ ...item, pack_reference: 'second' }));
  const made = again([...WITH_EGG, ...second], menu, [{ ...BOX, pack_reference: 'second' }]);
  expect(made.changes).toEqual([]);
  expect(made.lines.map(({ state, price_then, price_now }) => [state, price_then, price_now])).toEqual([
    ['same', 240_000, 240_000],
    ['same', 400_000, 400_000],
    ['same', 50_000, 50_000],
  ]);
  expect(made.packs).toMatchObject([
    { type: 'single', lines: [{ item_id: 1, quantity: 1, modifiers: [{ id: 51, menu_group_id: 5, quantity: 2 }] }] },
    { type: 'normal', lines: [{ item_id: 1, quantity: 2 }, { item_id: 2 }] },
  ]);
  const ids = made.packs.flatMap(({ reference, lines }) => [reference, ...lines.map(({ id }) => id)]);
  expect([new Set(ids).size, ids.every((id) => id.startsWith('new'))]).toEqual([5, true]);
  expect(made.subtotal).toBe(700_000);
});

test('what costs something else is named with what one of it costs now, a discount counted in', () => {
  const menu = [dish(1, 'Jollof rice', 220_000), dish(2, 'Moi moi', 50_000, { discount_price: money(45_050) })];
  const { changes, lines, subtotal } = again([JOLLOF, MOI_MOI], menu);
  expect(changes).toEqual(['Jollof rice is now ₦2,200.00.', 'Moi moi is now ₦450.50.']);
  expect(lines).toMatchObject([
    { state: 'dearer', price_then: 400_000, price_now: 440_000 },
    { state: 'cheaper', price_then: 50_000, price_now: 45_050 },
  ]);
  expect(subtotal).toBe(485_050);
});

test('what is gone or out of stock is named and left out; a pack without a dish is left out too', () => {
  const other = { ...MOI_MOI, pack_reference: 'second' };
  const { packs, lines, changes } = again([JOLLOF, MOI_MOI, other], [dish(1, 'Jollof rice', 200_000)]);
  expect(changes).toEqual(['Moi moi is no longer on the menu.']);
  expect(packs.map((pack) => pack.lines.map(({ item_id }) => item_id))).toEqual([[1]]);
  expect(lines.map(({ state, price_now }) => [state, price_now])).toEqual([
    ['same', 400_000],
    ['gone', null],
    ['gone', null],
  ]);
  const sold = again([JOLLOF], [dish(1, 'Jollof rice', 200_000, { is_available: false })]);
  expect([sold.packs, sold.changes]).toEqual([[], ['Jollof rice is out of stock.']]);
});

test.each([
  ['is dearer', choice([option(51, 'Egg', 25_000)]), ['Egg is now ₦250.00.'], ['dearer', 250_000]],
  ['is gone and was not needed', choice([]), ['Egg is no longer on the menu.'], ['cheaper', 200_000]],
  ['is out of stock', choice([option(51, 'Egg', 20_000, false)]), ['Egg is out of stock.'], ['cheaper', 200_000]],
  [
    'is gone and the dish needs one',
    choice([option(52, 'Fish', 1)], 1),
    ['Egg is no longer on the menu.', 'Jollof rice needs other choices now. Please add it from the menu.'],
    ['gone', null],
  ],
])('an option that %s is named; the dish comes without it if it can', (_, groups, changes, line) => {
  const made = again(WITH_EGG, [dish(1, 'Jollof rice', 200_000, { groups })]);
  expect(made.changes).toEqual(changes);
  expect(made.lines.map(({ state, price_now }) => [state, price_now])).toEqual([line]);
});

test.each([
  ['costs something else', { ...IN_A_BOX, container_price: money(15_000) }, ['Box is now ₦150.00.']],
  [
    'is another',
    { ...IN_A_BOX, container_type_id: 8, container_name: 'Bowl', container_price: money(20_000) },
    ['The container is now Bowl, ₦200.00.'],
  ],
  ['is not needed any more', {}, ['Box is no longer needed.']],
])('a container that %s is named', (_, container, changes) => {
  expect(again([JOLLOF], [dish(1, 'Jollof rice', 200_000, container)], [BOX]).changes).toEqual(changes);
});

test('the smaller container of a pack that has lost a dish is no change of the menu', () => {
  const bowl = { container_type_id: 8, container_name: 'Bowl', container_price: money(5_000) };
  const { changes } = again([JOLLOF, MOI_MOI], [dish(1, 'Jollof rice', 200_000, bowl)], [BOX]);
  expect(changes).toEqual(['Moi moi is no longer on the menu.']);
});

test('a dish that is priced per pack has a pack of its own again', () => {
  const menu = [dish(1, 'Jollof rice', 200_000, { price_description: PER_PACK })];
  expect(again([JOLLOF], menu).packs).toMatchObject([{ type: 'single', lines: [{ quantity: 2 }] }]);
});
