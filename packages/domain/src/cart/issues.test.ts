import type { MenuItem, ValidationIssue } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { buildDish, money } from '../testing/build-dish.ts';
import { type CartPack, findIssues, noticesOf } from './index.ts';

const option = (id: number, is_available = true) => ({
  id,
  menu_group_id: 9,
  name: `Option ${id}`,
  price: money(0),
  is_available,
});
const menu = (given: Partial<MenuItem> = {}): MenuItem =>
  buildDish(1, {
    name: 'Jollof rice',
    groups: [{ id: 9, name: 'Protein', minimum: 2, maximum: 3, items: [option(90), option(91), option(92, false)] }],
    ...given,
  });

type Chosen = { id: number; menu_group_id?: number; quantity?: number; name?: string };
const packOf = (...chosen: Chosen[]): CartPack => ({
  reference: 'pack',
  type: 'single',
  lines: [
    {
      id: 'line',
      item_id: 1,
      quantity: 1,
      modifiers: chosen.map(({ id, menu_group_id = 9, quantity = 1, name }) => ({ id, menu_group_id, quantity, name })),
    },
  ],
});
const issuesOf = (pack: CartPack, found: MenuItem | undefined = menu()) => findIssues([pack], () => found);
const codes = (pack: CartPack, found?: MenuItem) => issuesOf(pack, found).map(({ code }) => code);
const notice = (issues: ValidationIssue[], code: string) => noticesOf(issues).find((each) => each.code === code);

describe('issues of packs', () => {
  test('a selection within its bounds is in nobody’s way', () => {
    expect(codes(packOf({ id: 90 }, { id: 91 }))).toEqual([]);
    expect(codes(packOf({ id: 90, quantity: 3 }))).toEqual([]);
  });

  test.each([
    ['nothing chosen of what is required', packOf(), ['REQUIRED_GROUP_MISSING']],
    ['too few', packOf({ id: 90 }), ['INVALID_QUANTITY_MIN']],
    ['too many', packOf({ id: 90, quantity: 4 }), ['INVALID_QUANTITY_MAX']],
    ['an option that is out', packOf({ id: 90 }, { id: 92 }), ['OUT_OF_STOCK']],
    ['an option that is gone', packOf({ id: 90 }, { id: 91 }, { id: 99 }), ['UNKNOWN_MENU_GROUP_ITEM']],
    ['a group that is gone', packOf({ id: 90 }, { id: 91 }, { id: 1, menu_group_id: 5 }), ['UNKNOWN_MENU_GROUP']],
    ['a pack without a meal', { ...packOf(), lines: [] }, ['MISSING_MENU_IN_PACK']],
  ] as const)('%s', (_what, pack, expected) => {
    expect(codes(pack)).toEqual(expected);
  });

  test('cart.040 an issue says what it is about and which pack it belongs to', () => {
    expect(issuesOf(packOf())).toEqual([
      {
        type: 'group',
        code: 'REQUIRED_GROUP_MISSING',
        item_id: 1,
        item_name: 'Jollof rice',
        group_id: 9,
        group_name: 'Protein',
        selections_required: 2,
        action: 'Edit selection',
        pack_reference: 'pack',
      },
    ]);
  });

  test('cart.040 it asks for the least of a group where there are too few, and for the most where too many', () => {
    const required = (...chosen: Chosen[]) => issuesOf(packOf(...chosen)).map((issue) => issue.selections_required);
    expect(required({ id: 90 })).toEqual([2]);
    expect(required({ id: 90, quantity: 4 })).toEqual([3]);
    expect(required({ id: 90, quantity: 2 }, { id: 99 })).toEqual([null]);
  });

  test('a dish that is out or gone is an issue of its own', () => {
    for (const found of [menu({ is_available: false }), undefined]) {
      expect(findIssues([packOf()], () => found)).toMatchObject([{ type: 'menu', code: 'OUT_OF_STOCK', item_id: 1 }]);
    }
  });

  test('cart.079 a dish that has left the menu is called what it was called', () => {
    const pack = { ...packOf(), lines: packOf().lines.map((line) => ({ ...line, name: 'Ofada rice' })) };
    expect(noticesOf(findIssues([pack], () => undefined)).map(({ text }) => text)).toEqual([
      'Ofada rice is no longer available. Please remove item',
    ]);
  });

  test('two meals in a pack for one', () => {
    const pack = packOf({ id: 90 }, { id: 91 });
    const two = { ...pack, lines: [...pack.lines, ...pack.lines.map((line) => ({ ...line, id: 'other' }))] };
    expect(codes(two)).toEqual(['MULTIPLE_MENU_IN_PACK']);
    expect(codes({ ...two, type: 'normal' })).toEqual([]);
  });
});

describe('what a person reads', () => {
  const made = (code: ValidationIssue['code'], given: Partial<ValidationIssue> = {}): ValidationIssue => ({
    type: 'group',
    code,
    item_id: 1,
    group_id: 9,
    item_name: 'Chicken',
    group_name: 'Protein',
    selections_required: 1,
    action: '',
    pack_reference: 'pack',
    ...given,
  });

  test('cart.070 several issues of a pack show in their priority', () => {
    const shuffled = [
      made('INVALID_QUANTITY_MIN'),
      made('MISSING_MENU_IN_PACK'),
      made('UNKNOWN_MENU_GROUP_ITEM'),
      made('INVALID_QUANTITY_MAX'),
      made('OUT_OF_STOCK'),
      made('MULTIPLE_MENU_IN_PACK'),
      made('REQUIRED_GROUP_MISSING'),
      made('UNKNOWN_MENU_GROUP'),
    ];
    expect(noticesOf(shuffled).map(({ code }) => code)).toEqual([
      'OUT_OF_STOCK',
      'UNKNOWN_MENU_GROUP',
      'UNKNOWN_MENU_GROUP_ITEM',
      'REQUIRED_GROUP_MISSING',
      'MULTIPLE_MENU_IN_PACK',
      'MISSING_MENU_IN_PACK',
      'INVALID_QUANTITY_MAX',
      'INVALID_QUANTITY_MIN',
    ]);
  });

  test('cart.071 cart.072 OUT_OF_STOCK names what is gone, with ‘is’ for one and ‘are’ for several', () => {
    expect(notice([made('OUT_OF_STOCK')], 'OUT_OF_STOCK')).toMatchObject({
      text: 'Chicken is no longer available.',
      actions: ['Replace item', 'Remove item'],
    });
    const two = [made('OUT_OF_STOCK'), made('OUT_OF_STOCK', { item_name: 'Egg' })];
    expect(notice(two, 'OUT_OF_STOCK')?.text).toBe('Chicken and Egg are no longer available.');
  });

  test.each([
    [
      'cart.073',
      'REQUIRED_GROUP_MISSING',
      'You need to select 2 options from Protein.',
      'You need to select 1 option from Protein.',
    ],
    [
      'cart.074',
      'INVALID_QUANTITY_MAX',
      'You can only choose 2 options for Protein',
      'You can only choose 1 option for Protein',
    ],
    [
      'cart.075',
      'INVALID_QUANTITY_MIN',
      'You need to select up to 2 options for Protein',
      'You need to select up to 1 option for Protein',
    ],
  ] as const)('%s %s says how many', (_rule, code, two, one) => {
    expect(notice([made(code, { selections_required: 2 })], code)?.text).toBe(two);
    expect(notice([made(code)], code)?.text).toBe(one);
  });

  test('cart.012 cart.073 groups are named together where they ask for the same number, and else apart', () => {
    const group = (group_name: string, selections_required: number) =>
      made('REQUIRED_GROUP_MISSING', { group_name, selections_required });
    const issues = [group('Size', 1), group('Protein', 2), group('Side', 1)];
    expect(noticesOf(issues).map(({ text }) => text)).toEqual([
      'You need to select 1 option from Size and Side.',
      'You need to select 2 options from Protein.',
    ]);
    expect(noticesOf(issues).flatMap((each) => each.issues)).toHaveLength(3);
  });

  test('cart.076 what can be mended by choosing again offers ‘Edit selection’', () => {
    for (const code of ['REQUIRED_GROUP_MISSING', 'INVALID_QUANTITY_MAX', 'INVALID_QUANTITY_MIN'] as const) {
      expect(notice([made(code)], code)?.actions).toEqual(['Edit selection']);
    }
  });

  test('cart.077 MULTIPLE_MENU_IN_PACK', () => {
    const text = 'This pack contains multiple menu items, please remove one.';
    expect(notice([made('MULTIPLE_MENU_IN_PACK')], 'MULTIPLE_MENU_IN_PACK')?.text).toBe(text);
  });

  test('cart.106 MISSING_MENU_IN_PACK offers ‘Remove pack’', () => {
    expect(notice([made('MISSING_MENU_IN_PACK')], 'MISSING_MENU_IN_PACK')).toMatchObject({
      text: 'This pack has no meal in it. Please add one or remove the pack.',
      actions: ['Remove pack'],
    });
  });

  test('cart.078 what the meal no longer offers can be removed', () => {
    for (const code of ['UNKNOWN_MENU_GROUP', 'UNKNOWN_MENU_GROUP_ITEM'] as const) {
      expect(notice([made(code)], code)).toMatchObject({
        text: 'Chicken is no longer available on this meal.',
        actions: ['Remove item'],
      });
      const two = [made(code), made(code, { item_name: 'Egg' })];
      expect(notice(two, code)?.text).toBe('Chicken and Egg are no longer available on this meal.');
    }
  });

  test('cart.078 an option that the menu has lost is called what it was called when it was chosen', () => {
    const enough = [{ id: 90 }, { id: 91 }];
    const noticesFor = (chosen: Chosen) => noticesOf(issuesOf(packOf(...enough, chosen))).map(({ text }) => text);
    const turkey = ['Turkey is no longer available on this meal.'];
    expect(noticesFor({ id: 99, name: 'Turkey' })).toEqual(turkey);
    expect(noticesFor({ id: 1, menu_group_id: 5, name: 'Turkey' })).toEqual(turkey);
    expect(noticesFor({ id: 99 })).toEqual(['This option is no longer available on this meal.']);
  });

  test('cart.079 an issue of type menu is about the dish, whatever its code', () => {
    for (const code of ['OUT_OF_STOCK', 'UNKNOWN_MENU_GROUP'] as const) {
      const [shown] = noticesOf([made(code, { type: 'menu', item_name: 'Jollof rice' })]);
      expect(shown).toMatchObject({
        text: 'Jollof rice is no longer available. Please remove item',
        actions: ['Remove item'],
      });
    }
    const two = ['Jollof rice', 'Stew'].map((item_name) => made('OUT_OF_STOCK', { type: 'menu', item_name }));
    expect(noticesOf(two)[0]?.text).toBe('Jollof rice and Stew are no longer available. Please remove item');
  });
});
