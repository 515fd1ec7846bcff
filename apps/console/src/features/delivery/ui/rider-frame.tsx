import { useEffect } from 'react';
import { fetchLater } from './later-screens.ts';
import { Offers } from './offers.tsx';
import { PositionNote } from './position-note.tsx';
import { useRiderEvents } from './use-rider-events.ts';

/** Whatever a rider looks at: what is offered to them, and their place while an order is with them. */
export function RiderFrame() {
  useRiderEvents();
  // Without a network the screen asks for its code again.
  useEffect(() => void fetchLater().catch(() => undefined), []);
  return (
    <>
      <PositionNote />
      <Offers />
    </>
  );
}
