'use client';

import { type IssueAction, type IssueNotice, noticesOf } from '@jara/domain/cart';
import { changesTo } from '../model/cart.ts';
import type { ShownCart } from '../model/read-cart.ts';
import type { Edited } from './edit-item.tsx';
import { TextAction } from './text-action.tsx';

type Line = ShownCart['packs'][number]['lines'][number];
type Props = { readonly cart: ShownCart; readonly reference: string; readonly onEdit: (edited: Edited) => void };

/** Decisions §10: the specification's words for a minimum say 'up to'; beneath them is what is meant. */
function tooFew({ issues: [issue] }: IssueNotice, line: Line | undefined): string {
  const chosen = line?.modifiers.filter(({ menu_group_id }) => menu_group_id === issue?.group_id) ?? [];
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  return `Choose at least ${issue?.selections_required ?? 0}; you have ${count}`;
}

/** Spec §5: what stands in the way of ordering a pack, each with what can be done about it. */
export function PackNotices({ cart, reference, onEdit }: Props) {
  const { changeItem, removePack } = changesTo(cart.vendor.id);
  const lines = cart.packs.find((pack) => pack.reference === reference)?.lines ?? [];

  /** The line that a notice is about: by its dish, or by the option that was chosen for it. */
  const lineOf = ({ issues }: IssueNotice) =>
    lines.find((line) =>
      issues.some(({ item_id }) => line.item_id === item_id || line.modifiers.some(({ id }) => id === item_id)),
    ) ?? lines.at(-1);

  function removeFrom(line: Line, { issues, code }: IssueNotice): void {
    const gone = new Set(
      issues.flatMap(({ item_id, type }) => (type === 'group' && item_id !== null ? [item_id] : [])),
    );
    const left = line.modifiers.filter(({ id }) => !gone.has(id));
    const isAboutOption = left.length < line.modifiers.length && code !== 'MULTIPLE_MENU_IN_PACK';
    changeItem(line, isAboutOption ? line.quantity : 0, left);
  }

  function act(action: IssueAction, notice: IssueNotice): void {
    const line = lineOf(notice);
    if (action === 'Remove pack') removePack(reference);
    else if (!line) return;
    else if (action === 'Remove item') removeFrom(line, notice);
    else onEdit({ line, isReplacement: action === 'Replace item' });
  }

  return noticesOf(cart.issuesOf(reference)).map((notice) => (
    <div key={`${notice.code} ${notice.text}`} data-part="notice" className="my-1 rounded-card bg-pepper/8 p-3">
      <p className="font-medium text-14">{notice.text}</p>
      {notice.code === 'INVALID_QUANTITY_MIN' && <p className="text-14">{tooFew(notice, lineOf(notice))}</p>}
      <div className="-mx-2 -mb-2 flex flex-wrap">
        {notice.actions.map((action) => (
          <TextAction key={action} onClick={() => act(action, notice)}>
            {action}
          </TextAction>
        ))}
      </div>
    </div>
  ));
}
