import type { ValidationIssue } from '@jara/contract';
import type { IssueNotice } from '@jara/domain/cart';
import type { HeldCart } from '@/features/cart/data.ts';

type Line = HeldCart['packs'][number]['lines'][number];

const CODES_OF_OPTIONS: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'UNKNOWN_MENU_GROUP',
  'UNKNOWN_MENU_GROUP_ITEM',
]);

/** Decisions §10: a 'menu' issue is about the dish itself. Of the others some name a chosen option, and some the dish. */
const isAboutOption = ({ type, code }: ValidationIssue) => type === 'group' && CODES_OF_OPTIONS.has(code);

/** Dishes and options are numbered apart, so that the same number may be both. */
export const isAboutLine = (issue: ValidationIssue, { item_id, modifiers }: Line): boolean =>
  isAboutOption(issue) ? modifiers.some(({ id }) => id === issue.item_id) : item_id === issue.item_id;

/** What 'Remove item' leaves of a line: the dish without the options that are gone, or none of it. */
export function withoutUnavailable(
  { quantity, modifiers }: Line,
  { issues }: IssueNotice,
): Pick<Line, 'quantity' | 'modifiers'> {
  const gone = new Set(issues.filter(isAboutOption).map(({ item_id }) => item_id));
  if (gone.size === 0) return { quantity: 0, modifiers };
  return { quantity, modifiers: modifiers.filter(({ id }) => !gone.has(id)) };
}

/** Decisions §10: the specification's words for a minimum say 'up to'; beneath them is what is meant. */
export function tooFew({ issues }: IssueNotice, lines: readonly Line[]): string[] {
  return issues.map((issue) => {
    const line = lines.find((each) => isAboutLine(issue, each));
    const chosen = line?.modifiers.filter(({ menu_group_id }) => menu_group_id === issue.group_id) ?? [];
    const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    const words = `Choose at least ${issue.selections_required ?? 0}; you have ${count}`;
    return issues.length > 1 ? `${issue.group_name}: ${words}` : words;
  });
}
