import { isFailure, isTransient, messageOr } from '@jara/api-client';
import type { RiderOrder } from '@jara/contract';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link, useParams } from 'wouter';
import { useActions } from '../../../shared/actions/actions.ts';
import { WaitingActions } from '../../../shared/actions/waiting-actions.tsx';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { completeMutation, PIN_NEEDS_NETWORK, whyNotCompleted } from '../api/complete.mutation.ts';
import { takeStep } from '../api/delivery-actions.ts';
import { riderOrderQuery } from '../api/orders.query.ts';
import { distanceText } from '../model/distance.ts';
import { endOf } from '../model/end-of-order.ts';
import { contentText, isReady, nextStep, type Step } from '../model/next-step.ts';
import { ownPlace } from '../model/own-place.ts';
import { waitsOf, withActions } from '../model/shown-order.ts';
import { AsOf } from './as-of.tsx';
import { OtherEnds } from './other-ends.tsx';
import { PhotoNote } from './photo-note.tsx';
import { PinPad } from './pin-pad.tsx';
import { PlaceCard } from './place-card.tsx';

const FALLBACK = 'Please check your network and try again.';

const BACK = (
  <Link href="/deliveries" className="inline-flex min-h-11 items-center font-semibold text-brand underline">
    Back to your orders
  </Link>
);

function Facts({ order, step }: { readonly order: RiderOrder; readonly step: Step }) {
  const { package_information: carried, customer_delivery_note, item_count } = order;
  const note = step.isFetched ? customer_delivery_note : carried?.customer_vendor_note;
  const content = carried ? carried.item_type.join(', ') : contentText(item_count, order.bag_quantity);
  return (
    <div className="grid gap-1">
      <p className="tabular-nums">
        <strong>#{order.id}</strong> · {content}
        {!step.isFetched && (isReady(order) ? ' · ready' : ' · still being made')}
      </p>
      {note && <p className="rounded-card bg-sunk p-3 text-pretty">“{note}”</p>}
    </div>
  );
}

function Act({ id, step }: { readonly id: number; readonly step: Step }) {
  const { mutate, reset, isPending, error } = useMutation(completeMutation(useQueryClient(), id));
  // Never stored: it is gone with the page.
  const [pin, setPin] = useState('');
  const { waiting, isWithoutLine } = useActions();
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) reset();
  }, [isOnline, reset]);
  const isTooEarly = waitsOf(id, waiting).length > 0;
  const { action } = step;
  if (action)
    return (
      <Button wide className="min-h-16 text-22" onClick={() => takeStep(id, action.name)}>
        {action.label}
      </Button>
    );
  const refusal = error ? whyNotCompleted(error) : undefined;
  return (
    <PinPad
      pin={pin}
      onPin={setPin}
      onDone={() => mutate(pin, { onError: (refused) => isTransient(refused) || setPin('') })}
      isChecking={isPending}
      isTooEarly={isTooEarly}
      error={isTooEarly && isWithoutLine ? PIN_NEEDS_NETWORK : refusal}
      label={isTransient(error) ? 'Try again' : 'Done'}
    />
  );
}

function Ended({ order }: { readonly order: RiderOrder }) {
  const { title, text } = endOf(order);
  return (
    <EmptyState level={1} title={title} action={BACK}>
      {text}
    </EmptyState>
  );
}

/** One order, one step at a time: where to, whom to call, and the one thing to tap. */
export function StepScreen() {
  const id = Number(useParams<{ id: string }>().id);
  const { waiting } = useActions();
  const own = useSyncExternalStore(ownPlace.subscribe, ownPlace.read);
  const query = useQuery(riderOrderQuery(id));
  const { data, error, refetch, isFetching } = query;
  if (isFailure(error, 'ORDER_NOT_FOUND'))
    return (
      <EmptyState level={1} title="Not your order" action={BACK}>
        It was given to somebody else, or handed back.
      </EmptyState>
    );
  if (!data)
    return error ? (
      <ErrorState message={messageOr(error, FALLBACK)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <ScreenSkeleton />
    );
  const order = withActions(data, waiting);
  const step = nextStep(order);
  const place = step?.place && (
    <PlaceCard place={step.place} distance={distanceText(step.place, own, step.isFetched ? order.vendor : undefined)} />
  );
  return (
    <div className="mx-auto grid max-w-xl gap-4">
      <AsOf query={query} />
      <WaitingActions />
      {step ? (
        <>
          <h1 className="text-28 text-balance">{step.title}</h1>
          <Facts order={order} step={step} />
          {/* At the door the digits come first: they are within a thumb's reach. */}
          {step.action && place}
          <Act id={id} step={step} />
          {!step.action && place}
          <OtherEnds order={order} isFetched={step.isFetched} />
        </>
      ) : (
        <Ended order={order} />
      )}
      <PhotoNote order={order} />
    </div>
  );
}
