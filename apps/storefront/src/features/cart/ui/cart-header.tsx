import { packName } from '@jara/domain/cart';
import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { Icon } from '@jara/ui/icon';
import { TextButton } from '@jara/ui/text-button';
import { toast } from '@jara/ui/toast';
import { type ReactNode, useSyncExternalStore } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';
import { pageVendor } from '../model/cart-ui-state.ts';
import type { ShownCart } from '../model/state/read-cart.ts';
import { carts, changesTo } from './carts.ts';
import { useCarts } from './use-cart.ts';

type Props = {
  readonly cart: ShownCart;
  /** The slot beside 'Add another pack'. */
  readonly actions: ReactNode;
  /** Closes the drawer that the cart is in, if it is in one. */
  readonly onLeave: (() => void) | undefined;
};

/** The vendor's name with a link to their menu, and the actions on the whole cart. */
export function CartHeader({ cart, actions, onLeave }: Props) {
  const { vendor } = cart;
  const isHere = pageVendor()?.id === vendor.id;
  const isStarted = cart.current === null;
  // The drawer stands before the menu that the next dish is chosen from.
  const coversMenu = isHere && onLeave !== undefined;
  const addPack = () => {
    if (!isStarted) changesTo(vendor.id).startPack();
    if (!coversMenu) return;
    onLeave();
    toast.blank(`The next dish starts ${packName(cart.packs.length)}`);
  };
  return (
    <>
      <div>
        {isHere ? (
          <p className="font-semibold">{vendor.name}</p>
        ) : (
          <a
            href={vendorHref(vendor)}
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline"
          >
            {vendor.name}
          </a>
        )}
        <div className="-mx-2 flex flex-wrap justify-between gap-x-3">
          <TextButton {...tapped('button', 'add_pack')} onClick={addPack} disabled={isStarted && !coversMenu}>
            <Icon name="plus" className="size-4" />
            Add another pack
          </TextButton>
          {actions}
        </div>
      </div>
      {isStarted && (
        <p role="status" className="-mt-3 text-14 text-ink-soft">
          The next item starts a new pack.
        </p>
      )}
      <OfflineNotice />
    </>
  );
}

/** Says that changes are kept while they cannot be sent. */
function OfflineNotice() {
  const isOnline = useIsOnline();
  const { queue } = useCarts();
  const isUnanswered = useSyncExternalStore(carts.subscribe, carts.isUnanswered, () => false);
  if (queue.length === 0 || (isOnline && !isUnanswered)) return null;
  return (
    <p role="status" className="rounded-card bg-sunk p-3 text-14">
      {isOnline
        ? 'We cannot reach Jara right now. Your changes are kept and sent again.'
        : 'You are offline. Your changes are kept and sent when the network is back.'}
    </p>
  );
}
