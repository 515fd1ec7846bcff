import { ISSUE_CODES, type IssueCode, type ValidationIssue } from '@jara/contract';

export type IssueAction = 'Replace item' | 'Remove item' | 'Edit selection' | 'Remove pack';

/** Spec §5 and decisions §5: what a person can do about each. */
export const ISSUE_ACTIONS = {
  OUT_OF_STOCK: ['Replace item', 'Remove item'],
  UNKNOWN_MENU_GROUP: ['Remove item'],
  UNKNOWN_MENU_GROUP_ITEM: ['Remove item'],
  REQUIRED_GROUP_MISSING: ['Edit selection'],
  MULTIPLE_MENU_IN_PACK: ['Remove item'],
  MISSING_MENU_IN_PACK: ['Remove pack'],
  INVALID_QUANTITY_MAX: ['Edit selection'],
  INVALID_QUANTITY_MIN: ['Edit selection'],
} as const satisfies Record<IssueCode, readonly IssueAction[]>;

export type IssueNotice = {
  readonly code: IssueCode;
  readonly text: string;
  readonly actions: readonly IssueAction[];
  readonly issues: readonly ValidationIssue[];
};

const unique = (names: readonly (string | null)[]) => [...new Set(names.filter((name) => name !== null))];
const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
const isOrAre = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');
const options = (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`;

type Said = { readonly items: readonly string[]; readonly groups: readonly string[]; readonly required: number };

/** Decisions §10: 'is/are' and 'option(s)' follow the count. */
const TEXTS: Record<IssueCode, (said: Said) => string> = {
  OUT_OF_STOCK: ({ items }) => `${listed(items)} ${isOrAre(items)} no longer available.`,
  UNKNOWN_MENU_GROUP: ({ items }) => `${listed(items)} ${isOrAre(items)} no longer available on this meal.`,
  UNKNOWN_MENU_GROUP_ITEM: ({ items }) => `${listed(items)} ${isOrAre(items)} no longer available on this meal.`,
  REQUIRED_GROUP_MISSING: ({ groups, required }) => `You need to select ${options(required)} from ${listed(groups)}.`,
  MULTIPLE_MENU_IN_PACK: () => 'This pack contains multiple menu items, please remove one.',
  MISSING_MENU_IN_PACK: () => 'This pack has no meal in it. Please add one or remove the pack.',
  INVALID_QUANTITY_MAX: ({ groups, required }) => `You can only choose ${options(required)} for ${listed(groups)}`,
  INVALID_QUANTITY_MIN: ({ groups, required }) => `You need to select up to ${options(required)} for ${listed(groups)}`,
};

/** Decisions §10: an issue of type 'menu' is about the dish itself, whatever its code. */
function menuNotice(issues: readonly ValidationIssue[]): IssueNotice[] {
  if (issues.length === 0) return [];
  const items = unique(issues.map(({ item_name }) => item_name ?? 'This item'));
  const text = `${listed(items)} ${isOrAre(items)} no longer available. Please remove item`;
  return [{ code: 'OUT_OF_STOCK', text, actions: ['Remove item'], issues }];
}

function groupNotice(code: IssueCode, issues: readonly ValidationIssue[]): IssueNotice {
  const said = {
    items: unique(issues.map(({ item_name }) => item_name ?? 'This option')),
    groups: unique(issues.map(({ group_name }) => group_name)),
    required: issues[0]?.selections_required ?? 0,
  };
  return { code, text: TEXTS[code](said), actions: ISSUE_ACTIONS[code], issues };
}

/**
 * The notices of one pack, in the order of their priority. Those of a code are one that names all that it is about,
 * unless they ask for different numbers.
 */
export function noticesOf(issues: readonly ValidationIssue[]): IssueNotice[] {
  const ofGroups = ISSUE_CODES.flatMap((code) => {
    const found = issues.filter((issue) => issue.type === 'group' && issue.code === code);
    const byNumber = Map.groupBy(found, ({ selections_required }) => selections_required);
    return [...byNumber.values()].map((alike) => groupNotice(code, alike));
  });
  return [...menuNotice(issues.filter(({ type }) => type === 'menu')), ...ofGroups];
}
