import { Icon } from '@jara/ui/icon';
import { LngLatBounds, type Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '../model/known-places.ts';
import { MapMarker } from './map-marker.tsx';
import { openMap } from './open-map.ts';
import { Pin } from './pin.tsx';

type Props = {
  readonly styleUrl: string;
  /** Where somebody sets out from, where they are now, and where they go. */
  readonly source: Point | null;
  readonly current: Point;
  readonly destination: Point;
  /** Written beside the ends. */
  readonly names?: { readonly source: string; readonly destination: string } | undefined;
  readonly title: string;
  readonly onFail: () => void;
};

const AROUND = { padding: 48, maxZoom: 16 } as const;

/** A street map on which somebody moves towards a place. All of it is in sight. */
export function RouteMap({ styleUrl, source, current, destination, names, title, onFail }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const failed = useEffectEvent(onFail);
  const bounds = useEffectEvent(() => {
    const box = new LngLatBounds();
    for (const point of [source, current, destination]) if (point) box.extend([point.longitude, point.latitude]);
    return box;
  });

  useEffect(() => {
    if (!container.current) return;
    const opened = openMap({
      container: container.current,
      style: styleUrl,
      bounds: bounds(),
      fitBoundsOptions: AROUND,
      // A finger that scrolls the page past the map does not move it.
      cooperativeGestures: true,
      title,
      onFail: () => failed(),
    });
    setMap(opened);
    return () => opened?.remove();
  }, [styleUrl, title]);

  const { latitude, longitude } = current;
  useEffect(() => {
    if (map && !map.getBounds().contains([longitude, latitude])) map.fitBounds(bounds(), AROUND);
  }, [map, latitude, longitude]);

  return (
    <div data-base-ui-swipe-ignore="" className="h-56 overflow-hidden rounded-card bg-sunk md:h-72">
      <div ref={container} className="size-full" />
      {map && source && (
        <MapMarker map={map} at={source} anchor="center">
          <span className="relative flex size-8 items-center justify-center rounded-pill border-2 border-surface bg-ink text-surface">
            <Icon name={names ? 'package' : 'bag'} className="size-4" />
            {names && <EndName>{names.source}</EndName>}
          </span>
        </MapMarker>
      )}
      {map && (
        <MapMarker map={map} at={destination} anchor="bottom">
          <span className="relative block">
            <Pin />
            {names && <EndName>{names.destination}</EndName>}
          </span>
        </MapMarker>
      )}
      {map && (
        <MapMarker map={map} at={current} anchor="center">
          <span className="flex size-6 items-center justify-center rounded-pill bg-sun/30">
            <span className="size-4 rounded-pill border-2 border-surface bg-sun" />
          </span>
        </MapMarker>
      )}
    </div>
  );
}

const EndName = ({ children }: { readonly children: string }) => (
  <span className="absolute bottom-full left-1/2 -translate-x-1/2 rounded-pill bg-surface px-2 font-semibold text-12 text-ink shadow-float">
    {children}
  </span>
);
