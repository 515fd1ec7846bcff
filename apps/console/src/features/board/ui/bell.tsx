import { Button } from '@jara/ui/button';
import { useEffect } from 'react';
import { ringer } from '../model/ringer.ts';
import { touchedOrders } from '../model/touched-orders.ts';
import { useBoard } from './use-board.ts';
import { useBoardReader } from './use-board-reader.ts';
import { useNewOrderNotification } from './use-new-order-notification.ts';
import { useRinging } from './use-ringing.ts';
import { useSound } from './use-sound.ts';

type Props = { readonly onCount: (count: number) => void };

const TITLE = 'Jara console';

/** Rings for a vendor's new orders, on every screen, until somebody touches them; the title says how many there are. */
export function Bell({ onCount }: Props) {
  useBoardReader();
  const { board, state, columns, unseen } = useBoard();
  useRinging({ orders: board.data?.orders, columns, unseen, state: state.data });
  useNewOrderNotification(unseen);
  const isMuted = useSound();
  const count = columns.new.length + unseen.accepted.size;
  useEffect(() => {
    onCount(count);
    document.title = count === 0 ? TITLE : `(${count} new) ${TITLE}`;
    return () => {
      document.title = TITLE;
    };
  }, [count, onCount]);
  if (isMuted)
    return (
      <Button look="secondary" className="whitespace-nowrap px-3! text-14!" onClick={ringer.unlock}>
        Turn sound on
      </Button>
    );
  if (unseen.ringing.size === 0) return null;
  return (
    <Button className="whitespace-nowrap px-3! text-14!" onClick={() => touchedOrders.touch([...unseen.ringing])}>
      Stop ringing
    </Button>
  );
}
