'use client';

import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '../model/known-places.ts';

// A file of our own, as the page's policy wants it.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

type Props = {
  readonly styleUrl: string;
  readonly middle: Point;
  readonly isKnown: boolean;
  readonly onMove: (point: Point) => void;
  /** The map could not be shown: no WebGL, or the style is out of reach. */
  readonly onFail: () => void;
};

/** A chosen place is shown with its street, a city with its quarters. */
const FIRST_ZOOM = { known: 16, unknown: 13 } as const;

/** A street map whose middle is the pin. MapLibre moves it by finger, by mouse and by the arrow keys. */
export default function StreetMap({ styleUrl, middle, isKnown, onMove, onFail }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [start] = useState(middle);
  const moved = useEffectEvent(onMove);
  const failed = useEffectEvent(onFail);

  useEffect(() => {
    if (!container.current) return;
    let map: MapLibre | undefined;
    let isShown = false;
    try {
      map = new MapLibre({
        container: container.current,
        style: styleUrl,
        center: [start.longitude, start.latitude],
        zoom: FIRST_ZOOM[isKnown ? 'known' : 'unknown'],
        dragRotate: false,
        pitchWithRotate: false,
        locale: { 'Map.Title': 'Map with a pin. Arrow keys move the pin, plus and minus change the scale.' },
      });
      map.once('load', () => {
        isShown = true;
      });
      // A tile that is missing leaves a hole; without its style there is no map.
      map.on('error', () => !isShown && failed());
      map.on('click', ({ lngLat }) => map?.easeTo({ center: lngLat }));
      map.on('moveend', () => {
        const center = map?.getCenter().wrap();
        if (center) moved({ latitude: center.lat, longitude: center.lng });
      });
    } catch {
      failed();
    }
    return () => map?.remove();
  }, [styleUrl, start, isKnown]);

  return (
    <div data-base-ui-swipe-ignore="" className="relative h-44 overflow-hidden rounded-card bg-sunk md:h-60">
      <div ref={container} className="size-full" />
      <span className="pointer-events-none absolute top-1/2 left-1/2 size-11 -translate-x-1/2 -translate-y-full">
        <Pin />
      </span>
    </div>
  );
}

/** Stands on the point: its tip is at the bottom. */
function Pin() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 40"
      className="pointer-events-none absolute bottom-0 left-1/2 h-10 w-8 -translate-x-1/2 drop-shadow"
    >
      <path
        d="M16 39S3 25 3 14a13 13 0 0 1 26 0c0 11-13 25-13 25z"
        strokeWidth="2"
        className="fill-brand stroke-surface"
      />
      <circle cx="16" cy="14" r="5" className="fill-surface" />
    </svg>
  );
}
