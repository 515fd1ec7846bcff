import type { Order } from '@jara/contract';
import { callRider, isOver } from '@jara/domain/order';
import { ButtonLink } from '@jara/ui/button';
import { Icon } from '@jara/ui/icon';
import { tapped } from '@/shared/analytics/tracked.ts';
import { useNow } from './use-now.ts';

/** Spec §6: the call-rider link, with its number in sight for whoever has another phone in hand. */
export function CallRider({ order }: { readonly order: Order }) {
  const rider = callRider(order, useNow(60_000));
  if (rider.state === 'hidden') return null;
  if (rider.state !== 'active') {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere any more, as the specification has it
      <a
        aria-disabled="true"
        role="link"
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-line px-5 font-semibold text-ink-soft opacity-60"
      >
        <Icon name="phone" />
        Call rider
      </a>
    );
  }
  const phone = `+${rider.phone.replace(/^\+/, '')}`;
  return (
    <ButtonLink
      {...tapped('button', 'call_rider', { order_id: order.id })}
      look={isOver(order) ? 'quiet' : 'secondary'}
      wide
      href={`tel:${phone}`}
    >
      <Icon name="phone" className="size-5 text-brand" />
      <span className="text-start leading-tight">
        Call rider{' '}
        <span className="block font-normal text-14 text-ink-soft tabular-nums">
          {rider.name} · {phone}
        </span>
      </span>
    </ButtonLink>
  );
}
