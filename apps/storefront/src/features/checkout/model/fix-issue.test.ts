import type { ValidationIssue } from '@jara/contract';
import { noticesOf } from '@jara/domain/cart';
import { expect, test } from 'vitest';
import { isAboutLine, tooFew, withoutUnavailable } from './fix-issue.ts';

const option = (id: number, quantity = 1, menu_group_id = 9) => ({ id, menu_group_id, quantity });
// An option has the number of the other dish.
const meal = { id: 'meal', item_id: 4, quantity: 2, modifiers: [option(7), option(8)] };
const other = { id: 'other', item_id: 7, quantity: 1, modifiers: [] };

const issue = (given: Partial<ValidationIssue>): ValidationIssue => ({
  type: 'group',
  code: 'UNKNOWN_MENU_GROUP_ITEM',
  item_id: 7,
  group_id: 9,
  item_name: 'Turkey',
  group_name: 'Protein',
  selections_required: null,
  action: '',
  pack_reference: 'pack',
  ...given,
});
function noticeOf(...issues: ValidationIssue[]) {
  const [notice] = noticesOf(issues);
  if (!notice) throw new Error('no notice');
  return notice;
}
const lineOf = (about: ValidationIssue) => [other, meal].find((line) => isAboutLine(about, line))?.id;

test.each(['UNKNOWN_MENU_GROUP', 'UNKNOWN_MENU_GROUP_ITEM', 'OUT_OF_STOCK'] as const)(
  'cart.072 cart.078 ‘Remove item’ removes an option with %s and keeps its dish',
  (code) => {
    expect(lineOf(issue({ code }))).toBe('meal');
    expect(withoutUnavailable(meal, noticeOf(issue({ code })))).toEqual({ quantity: 2, modifiers: [option(8)] });
    const both = noticeOf(issue({ code }), issue({ code, item_id: 8 }));
    expect(withoutUnavailable(meal, both)).toEqual({ quantity: 2, modifiers: [] });
  },
);

test('cart.079 of a dish that is gone itself nothing stays', () => {
  const gone = issue({ type: 'menu', code: 'OUT_OF_STOCK' });
  expect(lineOf(gone)).toBe('other');
  expect(withoutUnavailable(meal, noticeOf({ ...gone, item_id: 4 }))).toMatchObject({ quantity: 0 });
});

test('cart.077 of two meals in a pack the one goes', () => {
  const two = issue({ code: 'MULTIPLE_MENU_IN_PACK', item_id: null });
  expect(withoutUnavailable(meal, noticeOf(two))).toMatchObject({ quantity: 0 });
});

test('cart.075 beneath ‘up to’ stands what is meant, for each group', () => {
  const few = issue({ code: 'INVALID_QUANTITY_MIN', item_id: 4, selections_required: 3 });
  expect(tooFew(noticeOf(few), [other, meal])).toEqual(['Choose at least 3; you have 2']);
  const sides = { ...few, group_id: 5, group_name: 'Sides' };
  const line = { ...meal, modifiers: [option(7, 2), option(50, 1, 5)] };
  expect(tooFew(noticeOf(few, sides), [other, line])).toEqual([
    'Protein: Choose at least 3; you have 2',
    'Sides: Choose at least 3; you have 1',
  ]);
});
