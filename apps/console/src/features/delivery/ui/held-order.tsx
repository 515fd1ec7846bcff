import type { RiderOrder } from '@jara/contract';
import { Icon } from '@jara/ui/icon';
import { Link } from 'wouter';
import { isReady, nextStep } from '../model/next-step.ts';

/** One of the orders that the rider has; a tap opens its next step. */
export function HeldOrder({ order }: { readonly order: RiderOrder }) {
  const step = nextStep(order);
  if (!step) return null;
  return (
    <Link
      href={`/deliveries/${order.id}`}
      className="flex min-h-20 items-center gap-3 rounded-card border border-line bg-surface p-4 hover:bg-sunk"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-18">{step.title}</span>
        <span className="block text-ink-soft">{step.place?.address}</span>
        <span className="block text-14 text-ink-soft tabular-nums">
          #{order.id}
          {!step.isFetched && (isReady(order) ? ' · ready' : ' · being made')}
        </span>
      </span>
      <Icon name="chevron" className="size-6 shrink-0 text-brand" />
    </Link>
  );
}
