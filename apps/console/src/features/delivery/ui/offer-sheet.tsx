import { formatMoney } from '@jara/domain/money';
import { useSecondsLeft } from '@jara/ui/browser/use-seconds-left';
import { Button } from '@jara/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { acceptOfferMutation, declineOfferMutation, type TimedOffer } from '../api/offers.query.ts';
import { kmText } from '../model/distance.ts';
import { ring } from '../model/ring.ts';

function Way({ offer: { pickup, dropoff, item_count, is_ready } }: { readonly offer: TimedOffer }) {
  const items = item_count === 0 ? 'A package' : `${item_count} ${item_count === 1 ? 'dish' : 'dishes'}`;
  return (
    <dl className="grid gap-4">
      <div>
        <dt className="text-14 text-ink-soft">From</dt>
        <dd className="font-semibold text-18">{pickup.name}</dd>
        <dd>{pickup.address}</dd>
        <dd className="text-ink-soft">
          {pickup.km === null ? items : `${kmText(pickup.km)} from you · ${items}`} ·{' '}
          {is_ready ? 'ready' : 'being made'}
        </dd>
      </div>
      {dropoff && (
        <div>
          <dt className="text-14 text-ink-soft">To</dt>
          <dd className="font-semibold text-18">{dropoff.part_of_town}</dd>
          <dd className="text-ink-soft">{kmText(dropoff.km)} from there</dd>
        </div>
      )}
    </dl>
  );
}

type Props = { readonly offer: TimedOffer; readonly open: boolean; readonly onClose: () => void };

/** An order that this rider may take. It rings until it is answered or its time is over. */
export function OfferSheet({ offer, open, onClose }: Props) {
  const client = useQueryClient();
  const [, go] = useLocation();
  const left = useSecondsLeft(offer.endsAt);
  const accept = useMutation(acceptOfferMutation(client));
  const decline = useMutation(declineOfferMutation(client));
  const isAnswering = accept.isPending || decline.isPending;
  // The sheet may be gone before the answer is here: the offer is told of as taken.
  const take = () =>
    accept.mutateAsync(offer).then(
      () => go(`/deliveries/${offer.order_id}`),
      () => undefined,
    );
  const rings = open && left > 0 && !isAnswering;
  useEffect(() => (rings ? ring() : undefined), [rings]);
  useEffect(() => {
    if (left === 0 && !isAnswering) onClose();
  }, [left, isAnswering, onClose]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New order"
      footer={
        <div className="grid gap-3">
          <Button
            wide
            className="min-h-16 text-22"
            loading={accept.isPending && 'Taking it…'}
            disabled={decline.isPending}
            onClick={() => void take()}
          >
            Accept · {left} s
          </Button>
          <Button
            look="secondary"
            wide
            className="min-h-12"
            loading={decline.isPending && 'Declining…'}
            disabled={accept.isPending}
            onClick={() => decline.mutate(offer)}
          >
            Decline
          </Button>
        </div>
      }
    >
      <p className="mb-4 font-bold font-heading text-36 tabular-nums">{formatMoney(offer.earns, offer.currency)}</p>
      <div
        aria-hidden="true"
        className="mb-5 h-2 origin-left rounded-pill bg-sun transition-transform"
        style={{ transform: `scaleX(${Math.min(1, left / 45)})` }}
      />
      <Way offer={offer} />
    </Dialog>
  );
}
