import type { IssueCode, MenuGroup, MenuItem, ValidationIssue } from '@jara/contract';
import { ISSUE_ACTIONS } from './issue-text.ts';
import { optionOf } from './options.ts';
import type { CartLine, CartPack } from './packs.ts';
import type { MenuOf } from './price-packs.ts';

type Found = Partial<Omit<ValidationIssue, 'code' | 'type' | 'pack_reference'>>;

const issue = (pack: CartPack, type: ValidationIssue['type'], code: IssueCode, found: Found = {}): ValidationIssue => ({
  type,
  code,
  item_id: null,
  group_id: null,
  item_name: null,
  group_name: null,
  selections_required: null,
  action: ISSUE_ACTIONS[code].join(', '),
  pack_reference: pack.reference,
  ...found,
});

function groupIssues(pack: CartPack, line: CartLine, menu: MenuItem, group: MenuGroup): ValidationIssue[] {
  const about = { item_id: menu.id, item_name: menu.name, group_id: group.id, group_name: group.name };
  const chosen = line.modifiers.filter(({ menu_group_id }) => menu_group_id === group.id);
  const count = chosen.reduce((total, { quantity }) => total + quantity, 0);
  const lost = chosen.flatMap((each): ValidationIssue[] => {
    const option = optionOf(menu, each);
    if (option?.is_available) return [];
    const code = option ? 'OUT_OF_STOCK' : 'UNKNOWN_MENU_GROUP_ITEM';
    const item_name = option?.name ?? each.name ?? null;
    return [issue(pack, 'group', code, { ...about, item_id: each.id, item_name })];
  });
  if (count === 0 && group.minimum > 0) {
    lost.push(issue(pack, 'group', 'REQUIRED_GROUP_MISSING', { ...about, selections_required: group.minimum }));
  } else if (count < group.minimum) {
    lost.push(issue(pack, 'group', 'INVALID_QUANTITY_MIN', { ...about, selections_required: group.minimum }));
  } else if (count > group.maximum) {
    lost.push(issue(pack, 'group', 'INVALID_QUANTITY_MAX', { ...about, selections_required: group.maximum }));
  }
  return lost;
}

function lineIssues(pack: CartPack, line: CartLine, menu: MenuItem | undefined): ValidationIssue[] {
  if (!menu?.is_available) {
    // Decisions §10: a dish that is gone itself can only be removed.
    const about = { item_id: line.item_id, item_name: menu?.name ?? line.name ?? null, action: 'Remove item' };
    return [issue(pack, 'menu', 'OUT_OF_STOCK', about)];
  }
  const known = new Set(menu.groups.map(({ id }) => id));
  const strange = line.modifiers.filter(({ menu_group_id }) => !known.has(menu_group_id));
  return [
    ...strange.map(({ id, name = null, menu_group_id }) =>
      issue(pack, 'group', 'UNKNOWN_MENU_GROUP', { item_id: id, item_name: name, group_id: menu_group_id }),
    ),
    ...menu.groups.flatMap((group) => groupIssues(pack, line, menu, group)),
  ];
}

/** The issues that prevent ordering these packs, by the present menu. */
export function findIssues(packs: readonly CartPack[], menuOf: MenuOf): ValidationIssue[] {
  return packs.flatMap((pack) => {
    const own: ValidationIssue[] = [];
    if (pack.lines.length === 0) own.push(issue(pack, 'group', 'MISSING_MENU_IN_PACK'));
    if (pack.type === 'single' && pack.lines.length > 1) own.push(issue(pack, 'group', 'MULTIPLE_MENU_IN_PACK'));
    return [...own, ...pack.lines.flatMap((line) => lineIssues(pack, line, menuOf(line.item_id)))];
  });
}
