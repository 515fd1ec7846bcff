import { isFailure } from '@jara/api-client';
import type { FollowedPackage, OrderStatus } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { followPackageQuery, packageLinkIn } from '../../api/follow-package.query.ts';
import { estimatedEveryMs } from '../../api/tracking.query.ts';
import { AsOf } from '../order/as-of.tsx';
import { OrderSkeleton } from '../order/order-skeleton.tsx';
import { OrderArrival } from '../standing/order-arrival.tsx';
import { OrderSteps } from '../standing/order-steps.tsx';
import { StatusLabel } from '../standing/status-label.tsx';

/** What whoever has the link of a package is told: nothing of the people and the addresses at either end. */
const WORDS: Partial<Record<OrderStatus, string>> = {
  received: 'A rider will accept it next.',
  accepted_by_driver: 'A rider is on the way to fetch it.',
  awaiting_pickup: 'A rider is there to fetch it.',
  in_transit: 'A rider is bringing it.',
  arrived: 'The rider is at the door.',
  success: 'It was handed over.',
  failed: 'The rider could not hand it over. Whoever ordered the delivery can have it brought again.',
};

const followedPackageWords = (status: OrderStatus): string => WORDS[status] ?? 'It does not come.';

function onOtherLink(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Where the link leads that is texted to whoever is sent a package (ADR 27). Nobody has to sign in. */
export const PackagePage = () => (
  <div className="mx-auto grid max-w-xl gap-4">
    <ApiProvider>
      <Followed />
    </ApiProvider>
  </div>
);

function Followed() {
  const link = packageLinkIn(useSyncExternalStore(onOtherLink, () => window.location.hash));
  const query = useQuery({
    ...followPackageQuery(link),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : estimatedEveryMs()),
  });
  const { data: carried, error, isFetching, refetch } = query;
  if (!link || isFailure(error, 'ORDER_NOT_FOUND')) return <NoPackage />;
  if (carried) {
    return (
      <>
        <h1 className="text-28">Package #{carried.order_id}</h1>
        <AsOf query={query} currency={carried.currency} />
        <Shown carried={carried} />
      </>
    );
  }
  if (!error) return <OrderSkeleton />;
  return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
}

function Shown({ carried }: { readonly carried: FollowedPackage }) {
  const order = { ...carried, class: 'package_delivery' } as const;
  return (
    <>
      <section aria-label="How it stands" className="grid gap-4 rounded-card border border-line bg-surface p-4 md:p-5">
        <div>
          <StatusLabel status={carried.status} />
          <p role="status" className="mt-2 text-22 text-balance">
            {followedPackageWords(carried.status)}
          </p>
        </div>
        <OrderArrival order={order} arrival={carried.arrival} isAwaited={false} />
        {carried.pin !== null && (
          <div className="rounded-card bg-sunk px-4 py-3 text-center">
            <p className="text-14 text-ink-soft">Delivery PIN</p>
            <p className="price font-semibold text-36 tracking-[0.2em]">{carried.pin}</p>
            <p className="text-pretty">Tell the rider this PIN when you are given the package.</p>
          </div>
        )}
      </section>
      <OrderSteps order={order} isExplained={false} />
    </>
  );
}

const NoPackage = () => (
  <EmptyState level={1} title="This link leads to no package">
    It works until a day after the package was handed over. Please look at the text that you got once more.
  </EmptyState>
);
