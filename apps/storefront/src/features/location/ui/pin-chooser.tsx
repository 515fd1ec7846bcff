'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useFetched } from '@/shared/browser/use-fetched.ts';
import { Button } from '@/shared/ui/button.tsx';
import { type Named, nearest, nearWords, type Point } from '../model/ground.ts';
import { PlainGround } from './plain-ground.tsx';

const loadMap = () => import('./style-map.tsx');

type Props = {
  readonly start: Point;
  /** Without one there is no map, but a plain ground. */
  readonly styleUrl: string | undefined;
  readonly places: readonly Named[];
  /** Where the pin was put, if it was, and is still. */
  readonly isPut: boolean;
  readonly progress: string;
  readonly onMove: () => void;
  readonly onPut: (point: Point) => void;
};

/** The pin stands still and the ground is moved beneath it; what the tip points at is taken with the button. */
export function PinChooser({ start, styleUrl, places, isPut, progress, onMove, onPut }: Props) {
  const nearId = useId();
  const putButton = useRef<HTMLButtonElement>(null);
  const [middle, setMiddle] = useState(start);
  // As it is when the pin comes: moving it un-chooses the place.
  const [isKnown] = useState(isPut);
  const [isMapGone, setIsMapGone] = useState(false);
  const map = useFetched(loadMap, styleUrl !== undefined);
  const StyleMap = map.code?.default;
  const hasMap = styleUrl !== undefined && !isMapGone && !map.isFailed;
  const [near] = nearest(places, middle, 1);
  const move = (point: Point) => {
    setMiddle(point);
    onMove();
  };
  // On a small screen the way on would be below the edge.
  useEffect(() => {
    if (middle) putButton.current?.scrollIntoView({ block: 'nearest' });
  }, [middle]);
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">Tap or drag the map to move the pin.</p>
      {hasMap && StyleMap && (
        <StyleMap
          styleUrl={styleUrl}
          middle={middle}
          isKnown={isKnown}
          onMove={move}
          onFail={() => setIsMapGone(true)}
        />
      )}
      {hasMap && !StyleMap && (
        <p role="status" className="flex h-44 items-center justify-center rounded-card bg-sunk text-14 md:h-60">
          Loading the map…
        </p>
      )}
      {!hasMap && (
        <PlainGround
          middle={middle}
          isKnown={isKnown}
          onMove={move}
          places={places}
          describedBy={nearId}
          onPut={() => onPut(middle)}
        />
      )}
      <Button
        ref={putButton}
        look={isPut ? 'secondary' : 'primary'}
        wide
        className="scroll-mb-3"
        disabled={isPut}
        loading={progress}
        onClick={() => onPut(middle)}
      >
        {isPut ? 'The pin is here' : 'Put the pin here'}
      </Button>
      <p id={nearId} aria-live="polite" className="text-14 text-ink-soft tabular-nums">
        {middle.latitude.toFixed(4)}, {middle.longitude.toFixed(4)}
        {near && ` · ${nearWords(near, middle)}`}
      </p>
    </div>
  );
}
