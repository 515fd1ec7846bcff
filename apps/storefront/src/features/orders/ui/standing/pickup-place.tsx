import type { Order, Tracking } from '@jara/contract';
import { isUnderWay } from '@jara/domain/order';

type Props = { readonly order: Order; readonly source: Tracking['source'] | undefined };

const mapHref = ({ latitude, longitude }: NonNullable<Tracking['source']>) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Where a pickup is fetched; a map of it where we know the place. */
export function PickupPlace({ order, source }: Props) {
  if (order.class !== 'pickup' || !isUnderWay(order)) return null;
  const place = order.vendor.address ?? order.vendor.name;
  return (
    <div>
      <p className="text-14 text-ink-soft">Pick up at</p>
      <p className="font-medium wrap-anywhere">{place}</p>
      {source && (
        <a
          href={mapHref(source)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-14 text-brand underline"
        >
          See it on a map
        </a>
      )}
    </div>
  );
}
