import type { ChosenModifier, MenuGroup, MenuItem } from '@jara/contract';

/** How many of each option are chosen, by the option's id. */
export type Selection = Readonly<Record<number, number>>;

export const selectionOf = (modifiers: readonly ChosenModifier[]): Selection =>
  Object.fromEntries(modifiers.map(({ id, quantity }) => [id, quantity]));

export const chosenIn = ({ items }: MenuGroup, selection: Selection): number =>
  items.reduce((count, { id }) => count + (selection[id] ?? 0), 0);

/**
 * Fewer of an option is always possible. A group of which one may be chosen lets go of the other one; elsewhere no more
 * than the maximum is taken.
 */
export function choose(selection: Selection, group: MenuGroup, optionId: number, quantity: number): Selection {
  const before = selection[optionId] ?? 0;
  if (quantity <= before) return { ...selection, [optionId]: Math.max(0, quantity) };
  if (group.maximum === 1) {
    const others = Object.fromEntries(group.items.map(({ id }) => [id, 0]));
    return { ...selection, ...others, [optionId]: 1 };
  }
  const remaining = group.maximum - chosenIn(group, selection);
  return { ...selection, [optionId]: Math.min(quantity, before + Math.max(remaining, 0)) };
}

/** How many a group still needs. */
export const missingIn = (group: MenuGroup, selection: Selection): number =>
  Math.max(0, group.minimum - chosenIn(group, selection));

/** How many too many are chosen: a menu may allow fewer than it did. */
export const excessIn = (group: MenuGroup, selection: Selection): number =>
  Math.max(0, chosenIn(group, selection) - group.maximum);

export const modifiersOf = ({ groups }: MenuItem, selection: Selection): ChosenModifier[] =>
  groups.flatMap(({ id: menu_group_id, items }) =>
    items.flatMap(({ id }) => {
      const quantity = selection[id] ?? 0;
      return quantity > 0 ? [{ id, menu_group_id, quantity }] : [];
    }),
  );
