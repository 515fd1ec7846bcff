import { type IssueAction, type IssueNotice, noticesOf } from '@jara/domain/cart';
import { TextButton } from '@jara/ui/text-button';
import type { PackNoticesProps } from '@/features/cart/lazy.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { isAboutLine, tooFew, withoutUnavailable } from '../model/fix-issue.ts';

/** Spec §5: the issues of a pack, each with the actions that resolve it. */
export function PackNotices({ cart, reference, onEdit }: PackNoticesProps) {
  const { changeItem, removePack } = changesTo(cart.vendor.id);
  const lines = cart.packs.find((pack) => pack.reference === reference)?.lines ?? [];

  const lineOf = ({ issues }: IssueNotice) =>
    lines.find((line) => issues.some((issue) => isAboutLine(issue, line))) ?? lines.at(-1);

  function act(action: IssueAction, notice: IssueNotice): void {
    const line = lineOf(notice);
    if (action === 'Remove pack') removePack(reference);
    else if (!line) return;
    else {
      const { quantity, modifiers } = withoutUnavailable(line, notice);
      if (action === 'Remove item') changeItem(line, quantity, modifiers);
      else onEdit({ line: { ...line, modifiers }, isReplacement: action === 'Replace item' });
    }
  }

  return noticesOf(cart.issuesOf(reference)).map((notice) => (
    <div
      key={`${notice.code} ${notice.text}`}
      data-part="notice"
      tabIndex={-1}
      className="my-1 rounded-card bg-pepper/8 p-3"
    >
      <p className="font-medium text-14">{notice.text}</p>
      {notice.code === 'INVALID_QUANTITY_MIN' &&
        tooFew(notice, lines).map((words) => (
          <p key={words} className="text-14">
            {words}
          </p>
        ))}
      <div className="-mx-2 -mb-2 flex flex-wrap">
        {notice.actions.map((action) => (
          <TextButton key={action} onClick={() => act(action, notice)}>
            {action}
          </TextButton>
        ))}
      </div>
    </div>
  ));
}
