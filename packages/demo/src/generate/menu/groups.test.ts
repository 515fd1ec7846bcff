import { expect, test } from 'vitest';
import { CHOICES, type ChoiceName } from '../../content/choices/index.ts';
import { noRows } from '../../rows.ts';
import { countIds } from '../ids.ts';
import { randomOf } from '../random.ts';
import { offerChoices } from './groups.ts';

const names = Object.keys(CHOICES) as ChoiceName[];

test.each(names)('however much is out of stock, %s can still be chosen', (name) => {
  const rows = noRows();
  // Whatever can happen, happens: the choice is offered, and every option that may be missing is.
  const random = { ...randomOf(name), happens: () => true };
  const groupOf = offerChoices({ vendor_id: 1, country: 'NG', level: 0.3, random, ids: countIds(), rows });
  const id = groupOf(name);
  expect(groupOf(name)).toBe(id);
  expect(rows.menu_group).toHaveLength(1);
  expect(rows.menu_group_item.filter(({ is_available }) => is_available)).toHaveLength(
    Math.max(CHOICES[name].minimum, 1),
  );
});
