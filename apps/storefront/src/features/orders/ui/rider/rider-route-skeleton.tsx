import type { Order } from '@jara/contract';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useContext } from 'react';
import { MapStyle } from './map-style.ts';

/** The room of the rider's way, as RiderWay takes it with and without a map, while a rider brings the order. */
export function RiderRouteSkeleton({ order: { status, driver } }: { readonly order: Order }) {
  const hasMap = useContext(MapStyle) !== undefined;
  const isOnline = useIsOnline();
  if (driver === null || (status !== 'in_transit' && status !== 'arrived')) return null;
  return (
    <Loading label="Looking for your rider">
      <div className="grid gap-3 rounded-card border border-line bg-surface p-3">
        <Skeleton className={hasMap && isOnline ? 'h-56 md:h-72' : 'h-12'} />
        <p className="px-1 text-14">
          <Skeleton className="h-[1lh] w-32" />
        </p>
      </div>
    </Loading>
  );
}
