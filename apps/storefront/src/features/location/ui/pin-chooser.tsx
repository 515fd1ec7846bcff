import { Button } from '@jara/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { type NamedPoint, nearbyText, nearestPlace, type Point } from '../model/known-places.ts';

const loadMap = () => import('./street-map.tsx');

type Props = {
  readonly start: Point;
  /** Without one there is no map. */
  readonly styleUrl: string | undefined;
  readonly places: readonly NamedPoint[];
  /** Where the pin was put, if it was, and is still. */
  readonly isPut: boolean;
  readonly progress: string;
  readonly onMove: () => void;
  readonly onPut: (point: Point) => void;
};

/**
 * The pin stands still and the map is moved beneath it; what the tip points at is taken with the button. Without a map
 * nobody can move it: then only a place that was chosen is shown, never the middle of the city as an address.
 */
export function PinChooser({ start, styleUrl, places, isPut, progress, onMove, onPut }: Props) {
  const putButton = useRef<HTMLButtonElement>(null);
  const [middle, setMiddle] = useState(start);
  // As it is when the pin comes: moving it un-chooses the place.
  const [isKnown] = useState(isPut);
  const [isMapFailed, setIsMapFailed] = useState(false);
  const map = useLazyImport(loadMap, styleUrl !== undefined);
  const StreetMap = map.loaded?.default;
  const hasMap = styleUrl !== undefined && !isMapFailed && !map.isFailed;
  const nearest = nearestPlace(places, middle);
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
      {hasMap && <p className="text-14 text-ink-soft">Tap or drag the map to move the pin.</p>}
      {hasMap && StreetMap && (
        <StreetMap
          styleUrl={styleUrl}
          middle={middle}
          isKnown={isKnown}
          onMove={move}
          onFail={() => setIsMapFailed(true)}
        />
      )}
      {hasMap && !StreetMap && (
        <p role="status" className="flex h-44 items-center justify-center rounded-card bg-sunk text-14 md:h-60">
          Loading the map…
        </p>
      )}
      {!hasMap && <MapFallback />}
      {(hasMap || isPut) && (
        <>
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
          <p aria-live="polite" className="text-14 text-ink-soft tabular-nums">
            {middle.latitude.toFixed(4)}, {middle.longitude.toFixed(4)}
            {nearest && ` · ${nearbyText(nearest, middle)}`}
          </p>
        </>
      )}
    </div>
  );
}

/** In place of a map that is not set up or could not be loaded. The pin's coordinates are shown below it. */
function MapFallback() {
  return (
    <p className="rounded-card bg-sunk p-4 text-14">
      There is no map to show here. Search for the street above or use your current location.
    </p>
  );
}
