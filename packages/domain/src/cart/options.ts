import type { ChosenModifier, MenuItem } from '@jara/contract';
import type { KeptModifier } from './packs.ts';

/** What the menu says of something chosen; undefined when the option, its group or the dish is gone. */
export const optionOf = (menu: MenuItem | undefined, { id, menu_group_id }: ChosenModifier) =>
  menu?.groups.find((group) => group.id === menu_group_id)?.items.find((item) => item.id === id);

/** By the menu's names: what a person reads of an option must be there when the menu has lost it. */
export const nameOptions = (menu: MenuItem, chosen: readonly ChosenModifier[]): KeptModifier[] =>
  chosen.map((each) => ({ ...each, name: optionOf(menu, each)?.name }));
