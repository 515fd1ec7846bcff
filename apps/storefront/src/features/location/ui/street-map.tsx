import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point } from '../model/known-places.ts';
import { openMap } from './open-map.ts';
import { Pin } from './pin.tsx';

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
    const map = openMap({
      container: container.current,
      style: styleUrl,
      center: [start.longitude, start.latitude],
      zoom: FIRST_ZOOM[isKnown ? 'known' : 'unknown'],
      title: 'Map with a pin. Arrow keys move the pin, plus and minus change the scale.',
      onFail: () => failed(),
    });
    map?.on('click', ({ lngLat }) => map.easeTo({ center: lngLat }));
    map?.on('moveend', () => {
      const center = map.getCenter().wrap();
      moved({ latitude: center.lat, longitude: center.lng });
    });
    return () => map?.remove();
  }, [styleUrl, start, isKnown]);

  return (
    <div data-base-ui-swipe-ignore="" className="relative h-44 overflow-hidden rounded-card bg-sunk md:h-60">
      <div ref={container} className="size-full" />
      <span className="pointer-events-none absolute top-1/2 left-1/2 size-11 -translate-x-1/2 -translate-y-full">
        <Pin className="absolute bottom-0 left-1/2 -translate-x-1/2" />
      </span>
    </div>
  );
}
