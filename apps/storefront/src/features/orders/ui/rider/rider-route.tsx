import type { Order, RiderPosition, Tracking } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Icon, type IconName } from '@jara/ui/icon';
import { useContext, useState } from 'react';
import { distanceText } from '@/features/location/data.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { ageText, distanceLeft } from '../../model/distance-left.ts';
import { MapStyle } from './map-style.ts';
import { useNow } from './use-now.ts';

/** Of a package: neither end has to be one's own, and no vendor is at the other. */
const PACKAGE_WAY = {
  names: { source: 'Pickup', destination: 'Dropoff' },
  title: 'Map with your rider, the pickup address and the dropoff address.',
} as const;
const MEAL_WAY = { names: undefined, title: 'Map with your rider, the vendor and your address.' } as const;
const wayOf = ({ class: kind }: Tracking) => (kind === 'package_delivery' ? PACKAGE_WAY : MEAL_WAY);

const loadMap = () => import('@/features/location/lazy.ts');

type Props = { readonly track: Tracking; readonly status: Order['status'] };

/** Where the rider is: on the map if there is one, and in words. Whoever has arrived is at its end. */
export function RiderRoute({ track, status }: Props) {
  const { position, destination } = track;
  const isThere = status !== 'in_transit';
  const isRideOver = !isUnderWay({ status });
  if (!position || !destination) return null;
  return (
    <section aria-label="Where your rider is" className="grid gap-3 rounded-card border border-line bg-surface p-3">
      <MapOrLine
        track={track}
        isRideOver={isRideOver}
        position={isThere ? destination : position}
        destination={destination}
      />
      {isRideOver ? (
        <p className="px-1 text-14 text-ink-soft">This ride is over.</p>
      ) : (
        <Words track={track} position={position} isThere={isThere} />
      )}
    </section>
  );
}

type EndNames = typeof PACKAGE_WAY.names;
type Ends = {
  readonly track: Tracking;
  readonly position: Pick<RiderPosition, 'latitude' | 'longitude'>;
  readonly destination: NonNullable<Tracking['destination']>;
};

/** A map of a ride that is over would be fetched anew. */
function MapOrLine({ track, isRideOver, ...ends }: Ends & { readonly isRideOver: boolean }) {
  const styleUrl = useContext(MapStyle);
  const isOnline = useIsOnline();
  const [isFailed, setIsFailed] = useState(false);
  const hasMap = styleUrl !== undefined && isOnline && !isFailed && !isRideOver;
  const map = useLazyImport(loadMap, hasMap);
  if (!hasMap || map.isFailed)
    return <Line done={distanceLeft(ends.position, track)?.done ?? 0} names={wayOf(track).names} />;
  if (!map.loaded) {
    return (
      <p role="status" className="flex h-56 items-center justify-center rounded-card bg-sunk text-14 md:h-72">
        Loading the map…
      </p>
    );
  }
  return (
    <map.loaded.RouteMap
      styleUrl={styleUrl}
      source={track.source}
      current={ends.position}
      destination={ends.destination}
      {...wayOf(track)}
      onFail={() => setIsFailed(true)}
    />
  );
}

type LineProps = { readonly done: number; readonly names: EndNames | undefined };

/** In place of a map: the way from the vendor to the address, with the rider on it. */
function Line({ done, names }: LineProps) {
  return (
    <div aria-hidden="true" className="flex items-center gap-3 px-1 py-3">
      <LineEnd icon={names ? 'package' : 'bag'} name={names?.source} />
      <div className="relative h-1 flex-1 rounded-pill bg-line">
        <div className="size-full origin-left rounded-pill bg-brand" style={{ transform: `scaleX(${done})` }} />
        <span
          className="absolute top-1/2 size-5 -translate-x-1/2 -translate-y-1/2 rounded-pill border-4 border-surface bg-brand"
          style={{ left: `${done * 100}%` }}
        />
      </div>
      <LineEnd icon={names ? 'pin' : 'home'} name={names?.destination} />
    </div>
  );
}

const LineEnd = ({ icon, name }: { readonly icon: IconName; readonly name: string | undefined }) => (
  <span className="grid justify-items-center text-12 text-ink-soft">
    <Icon name={icon} className="size-6" />
    {name}
  </span>
);

type WordsProps = { readonly track: Tracking; readonly position: RiderPosition; readonly isThere: boolean };

/** A rider who is there is not away, wherever they were when they told it. */
function Words({ track, position, isThere }: WordsProps) {
  const now = useNow(5_000);
  const left = distanceLeft(position, track);
  return (
    <p className="flex flex-wrap justify-between gap-x-3 px-1 text-14 text-ink-soft">
      {left && !isThere && <span className="font-medium text-ink">{distanceText(left.km)} away</span>}
      <span className="tabular-nums">Updated {ageText(position.at, now)}</span>
    </p>
  );
}
