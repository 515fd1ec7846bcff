import type { Order, TimelineAction, TimelineEntry } from '@jara/contract';
import { collapseTimeline, isFailureEntry } from '@jara/domain/order';
import { Icon, type IconName } from '@jara/ui/icon';
import clsx from 'clsx';
import { timelineMoment } from '../../model/text/order-times.ts';

/** Spec §2: what has happened, the first thing first; open until somebody closes it. */
export function OrderTimeline({ order: { timeline, currency } }: { readonly order: Order }) {
  const entries = collapseTimeline(timeline);
  if (entries.length === 0) return null;
  return (
    <details open className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-4 md:px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-18">Timeline</h2>
        <Icon name="chevron" className="size-5 rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <ol className="grid px-4 pb-4 md:px-5 md:pb-5">
        {entries.map((entry, at) => (
          <li key={entry.action} className="group/entry flex gap-3">
            <Mark kind={kindOf(entry)} />
            <div className="min-w-0 flex-1 pb-4 group-last/entry:pb-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <h3 className={clsx('font-semibold text-16', isFailureEntry(entry) && 'text-pepper')}>
                  {entry.heading}
                </h3>
                <time dateTime={entry.created_at} className="text-14 text-ink-soft tabular-nums">
                  {timelineMoment(entry, entries[at - 1], currency)}
                </time>
              </div>
              <p className="text-14 text-ink-soft text-pretty">{entry.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What went wrong without being a rejection. It is no success either. */
const TROUBLE: readonly TimelineAction[] = [
  'ORDER_DELIVERY_FAILED',
  'RIDER_HANDED_BACK',
  'ORDER_CANCELLED',
  'ORDER_UNABLE_TO_PROCESS',
];

function kindOf(entry: TimelineEntry): keyof typeof MARKS {
  if (isFailureEntry(entry)) return 'failure';
  return TROUBLE.includes(entry.action) ? 'trouble' : 'done';
}

const MARKS = {
  done: { icon: 'check', look: 'bg-brand/10 text-brand' },
  trouble: { icon: 'alert', look: 'bg-sun/25 text-ink' },
  failure: { icon: 'close', look: 'bg-pepper/10 text-pepper' },
} as const satisfies Record<string, { icon: IconName; look: string }>;

/** A dot on a line that leads to the next one. */
function Mark({ kind }: { readonly kind: keyof typeof MARKS }) {
  const { icon, look } = MARKS[kind];
  return (
    <span aria-hidden="true" className="flex flex-col items-center">
      <span className={clsx('mt-0.5 inline-flex size-5 items-center justify-center rounded-pill', look)}>
        <Icon name={icon} className="size-3.5" />
      </span>
      <span className="mt-1 w-0.5 flex-1 bg-line group-last/entry:hidden" />
    </span>
  );
}
