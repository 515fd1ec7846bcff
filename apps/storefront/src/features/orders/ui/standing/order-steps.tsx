import type { Order } from '@jara/contract';
import { type ShownStep, stepsOf } from '@jara/domain/order';
import { clockTime } from '@jara/domain/preorder';
import { Icon } from '@jara/ui/icon';
import clsx from 'clsx';

const LOOK = {
  done: { mark: 'border-brand bg-brand text-brand-ink', words: 'text-ink', line: 'bg-brand' },
  current: { mark: 'border-brand bg-surface ring-4 ring-brand/15', words: 'font-semibold text-ink', line: 'bg-line' },
  'to come': { mark: 'border-line bg-surface', words: 'text-ink-soft', line: 'bg-line' },
  failed: { mark: 'border-pepper bg-pepper text-ground', words: 'font-semibold text-pepper', line: 'bg-line' },
  stopped: { mark: 'border-sun bg-sun/25 text-ink', words: 'font-semibold text-ink', line: 'bg-line' },
} as const satisfies Record<ShownStep['state'], object>;

/** A step that is behind an order needs no more than its name. */
const EXPLAINED: readonly ShownStep['state'][] = ['current', 'failed', 'stopped'];

type Props = {
  readonly order: Pick<Order, 'class' | 'status' | 'timeline' | 'currency'>;
  /** The sentences are for whoever has ordered and paid it. */
  readonly isExplained?: boolean;
};

/** Spec §4: the steps of the order's class, those behind it, those to come, and what stopped it. */
export function OrderSteps({ order, isExplained = true }: Props) {
  if (order.status === null) return null;
  return (
    <ol aria-label="Steps" className="rounded-card border border-line bg-surface p-4 md:p-5">
      {stepsOf(order.class, order.status, order.timeline).map((step) => (
        <li
          key={step.action}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="group flex gap-3"
        >
          <Mark state={step.state} />
          <div className="min-w-0 flex-1 pb-3 group-last:pb-0">
            <div className={clsx('flex items-baseline justify-between gap-3', LOOK[step.state].words)}>
              {step.heading}
              {step.at && (
                <time dateTime={step.at} className="font-normal text-14 text-ink-soft tabular-nums">
                  {clockTime(step.at, order.currency)}
                </time>
              )}
            </div>
            {isExplained && EXPLAINED.includes(step.state) && (
              <p className="text-14 text-ink-soft text-pretty">{step.description}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A dot on the line of steps; the one that the order is at breathes. */
function Mark({ state }: Pick<ShownStep, 'state'>) {
  return (
    <span aria-hidden="true" className="flex flex-col items-center">
      <span
        className={clsx(
          'mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-pill border-2',
          LOOK[state].mark,
        )}
      >
        {state === 'done' && <Icon name="check" className="size-3" />}
        {state === 'failed' && <Icon name="close" className="size-3" />}
        {state === 'stopped' && <Icon name="alert" className="size-3" />}
        {state === 'current' && <span className="size-2 rounded-pill bg-brand motion-safe:animate-breathe" />}
      </span>
      <span className={clsx('w-0.5 flex-1 group-last:hidden', LOOK[state].line)} />
    </span>
  );
}
