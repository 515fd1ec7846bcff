'use client';

import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button.tsx';
import {
  distanceWords,
  firstScale,
  keyOf,
  moved,
  type Named,
  nearest,
  offsetOf,
  type Point,
  SCALE_BAR_PX,
  SCALE_BARS_KM,
} from '../model/ground.ts';
import { LABEL_MOST_PX, readableLabels } from '../model/ground-labels.ts';
import { useGroundGestures } from './use-ground-gestures.ts';

type Props = {
  readonly middle: Point;
  /** The middle is a place that was chosen, not just that of a city. */
  readonly isKnown: boolean;
  readonly onMove: (point: Point) => void;
  readonly places: readonly Named[];
  readonly describedBy: string;
  readonly onPut: () => void;
};

const STEP_PX = 8;
const BIG_STEP_PX = 80;
/** Of these, the ones that can be read. */
const MOST_TRIED = 24;

const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** A ground without a map: places that we know around the pin, at their distance. It costs no data and needs no network. */
export function PlainGround({ middle, isKnown, onMove, places, describedBy, onPut }: Props) {
  const [start] = useState(middle);
  const [scale, setScale] = useState(() => firstScale(places, middle, { isKnown }));
  const barKm = SCALE_BARS_KM[scale] ?? 1;
  const pixelsPerKm = SCALE_BAR_PX / barKm;
  const push = (by: { x: number; y: number }) => onMove(moved(middle, by, pixelsPerKm));
  const gestures = useGroundGestures({ onPull: push, onTap: push });
  const grid = offsetOf(start, middle, pixelsPerKm);
  const labels = readableLabels(
    nearest(places, middle, MOST_TRIED).map((place) => ({
      key: keyOf(place),
      text: `${place.name} · ${distanceWords(place.km)}`,
      at: offsetOf(place, middle, pixelsPerKm),
    })),
  );
  const zoom = (step: number) => setScale((now) => Math.max(0, Math.min(SCALE_BARS_KM.length - 1, now + step)));

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const step = event.shiftKey ? BIG_STEP_PX : STEP_PX;
    if (arrow) push({ x: arrow.x * step, y: arrow.y * step });
    else if (event.key === '+' || event.key === '=') zoom(-1);
    else if (event.key === '-') zoom(1);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <div
        data-base-ui-swipe-ignore=""
        {...gestures}
        className="relative h-44 cursor-grab touch-none select-none overflow-hidden rounded-card bg-sunk md:h-60 has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 active:cursor-grabbing"
        style={{
          backgroundImage:
            'linear-gradient(var(--line) 1px, transparent 1px), linear-gradient(90deg, var(--line) 1px, transparent 1px)',
          backgroundSize: `${SCALE_BAR_PX}px ${SCALE_BAR_PX}px`,
          backgroundPosition: `calc(50% + ${grid.x.toFixed(1)}px) calc(50% + ${grid.y.toFixed(1)}px)`,
        }}
      >
        {labels.map(({ key, text, at }) => (
          <span
            key={key}
            className="absolute flex -translate-y-1/2 items-center gap-1.5 text-12"
            style={{
              left: `calc(50% + ${at.x.toFixed(1)}px - 4px)`,
              top: `calc(50% + ${at.y.toFixed(1)}px)`,
              maxWidth: LABEL_MOST_PX,
            }}
          >
            <span className="size-2 shrink-0 rounded-pill bg-ink-soft" />
            <span className="truncate">{text}</span>
          </span>
        ))}
        <button
          type="button"
          aria-label="Pin. Arrow keys move it, plus and minus change the scale, Enter puts it here."
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
          onClick={onPut}
          className="absolute top-1/2 left-1/2 size-11 -translate-x-1/2 -translate-y-full outline-none"
        >
          <Pin />
        </button>
        <Scale km={barKm} />
      </div>
      <div className="absolute end-2 top-2 flex flex-col gap-1.5">
        <IconButton icon="plus" look="outline" label="Look closer" onClick={() => zoom(-1)} disabled={scale === 0} />
        <IconButton
          icon="minus"
          look="outline"
          label="Look from farther"
          onClick={() => zoom(1)}
          disabled={scale === SCALE_BARS_KM.length - 1}
        />
      </div>
    </div>
  );
}

/** Stands on the point: its tip is at the bottom. */
export function Pin() {
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

function Scale({ km }: { readonly km: number }) {
  return (
    <span className="pointer-events-none absolute start-3 bottom-2 text-12">
      {distanceWords(km)}
      <span className="mt-0.5 block h-1.5 border-ink border-x-2 border-b-2" style={{ width: SCALE_BAR_PX }} />
    </span>
  );
}
