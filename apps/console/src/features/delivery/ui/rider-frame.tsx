import { Offers } from './offers.tsx';
import { PositionNote } from './position-note.tsx';
import { useRiderEvents } from './use-rider-events.ts';

/** Whatever a rider looks at: what is offered to them, and their place while an order is with them. */
export function RiderFrame() {
  useRiderEvents();
  return (
    <>
      <PositionNote />
      <Offers />
    </>
  );
}
