import type { ChosenModifier, MenuItem, OPTION_REFUSALS } from '@jara/contract';
import type { KeptModifier } from './packs.ts';

/** What the menu says of something chosen; undefined when the option, its group or the dish is gone. */
export const optionOf = (menu: MenuItem | undefined, { id, menu_group_id }: ChosenModifier) =>
  menu?.groups.find((group) => group.id === menu_group_id)?.items.find((item) => item.id === id);

/** By the menu's names: what a person reads of an option must be there when the menu has lost it. */
export const nameOptions = (menu: MenuItem, chosen: readonly ChosenModifier[]): KeptModifier[] =>
  chosen.map((each) => ({ ...each, name: optionOf(menu, each)?.name }));

const isSame = (one: ChosenModifier) => (other: ChosenModifier) =>
  one.id === other.id && one.menu_group_id === other.menu_group_id;

/**
 * Why a choice is not taken: only the dish's own options are, each once. What a line holds already may stay in it, though
 * the menu has lost it: findIssues tells.
 */
export function refuseOptions(
  menu: MenuItem,
  chosen: readonly ChosenModifier[],
  held: readonly ChosenModifier[] = [],
): (typeof OPTION_REFUSALS)[number] | undefined {
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) return 'OPTION_REPEATED';
  const isOffered = chosen.every((each) => optionOf(menu, each) || held.some(isSame(each)));
  return isOffered ? undefined : 'OPTION_NOT_OFFERED';
}
