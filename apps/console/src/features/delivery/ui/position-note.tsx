import { Icon } from '@jara/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { heldOrdersQuery } from '../api/orders.query.ts';
import type { Sharing } from '../model/send-position.ts';
import { useSharing } from './use-sharing.ts';

const TEXT: Readonly<Record<Exclude<Sharing, 'off'>, string>> = {
  waiting: 'Finding where you are…',
  sent: 'Customers see where you are.',
  denied: 'Customers cannot see where you are. Allow location for this site in your browser.',
  'no place': 'Customers cannot see where you are: this phone does not know it. Turn location on.',
  'no network': 'Customers cannot see where you are: there is no network.',
};

/** Sends the rider's place and says whether it is. Without an order it is not, and there is nothing to say. */
export function PositionNote() {
  const { data: held = [] } = useQuery(heldOrdersQuery());
  const sharing = useSharing(held.length > 0);
  const isWell = sharing === 'sent' || sharing === 'waiting';
  return (
    <p
      role="status"
      className="mx-auto flex w-full max-w-xl items-start justify-center gap-2 px-4 pt-3 text-14 empty:hidden"
    >
      {sharing === 'off' ? null : (
        <>
          <Icon
            name={isWell ? 'pin' : 'alert'}
            className={isWell ? 'size-5 shrink-0' : 'size-5 shrink-0 text-pepper'}
          />
          <span className={isWell ? 'text-ink-soft' : 'font-semibold text-pepper'}>{TEXT[sharing]}</span>
        </>
      )}
    </p>
  );
}
