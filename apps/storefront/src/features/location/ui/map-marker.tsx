import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '../model/known-places.ts';

const GLIDE_MS = 900;

/** Moves a marker evenly to its next place; at once for people who want no motion. */
function glide(marker: Marker, { longitude, latitude }: Point): () => void {
  const from = marker.getLngLat();
  const begin = performance.now();
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let frame = 0;
  const step = (now: number) => {
    const part = isStill ? 1 : Math.min((now - begin) / GLIDE_MS, 1);
    marker.setLngLat([from.lng + (longitude - from.lng) * part, from.lat + (latitude - from.lat) * part]);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  step(begin);
  return () => cancelAnimationFrame(frame);
}

type Props = {
  readonly map: MapLibre;
  readonly at: Point;
  /** Which part of it stands on the point. */
  readonly anchor: 'center' | 'bottom';
  readonly children: ReactNode;
};

/** Something on the map that may move. */
export function MapMarker({ map, at, anchor, children }: Props) {
  const [element] = useState(() => document.createElement('div'));
  const [start] = useState(at);
  const marker = useRef<Marker>(undefined);
  useEffect(() => {
    const made = new Marker({ element, anchor }).setLngLat([start.longitude, start.latitude]).addTo(map);
    marker.current = made;
    return () => {
      marker.current = undefined;
      made.remove();
    };
  }, [map, element, anchor, start]);
  const { latitude, longitude } = at;
  useEffect(() => marker.current && glide(marker.current, { latitude, longitude }), [latitude, longitude]);
  return createPortal(children, element);
}
