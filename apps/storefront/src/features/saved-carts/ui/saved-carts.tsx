import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { KeepFocus } from '@jara/ui/keep-focus';
import { toast } from '@jara/ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { cartOf } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { CardListSkeleton } from '@/shared/ui/card-list-skeleton.tsx';
import { commonDishes } from '../model/common-dishes.ts';
import { vendorOf } from '../model/saved-cart-record.ts';
import { deleteSavedCart, listSavedCarts, type SavedCartRecord } from '../model/saved-carts-db.ts';
import { subscribeToSavedCarts } from '../model/saved-count.ts';
import { CartCard, FIRST_ACTION, OTHER_ACTION } from './cart-card.tsx';
import { RestoreChoice } from './restore-choice.tsx';
import { useRestore } from './use-restore.ts';

type Props = { readonly onRestored: (vendorId: number) => void };

type Loaded = readonly SavedCartRecord[] | 'loading' | 'failed';

const load = (show: (loaded: Loaded) => void) => void listSavedCarts().then(show, () => show('failed'));

/** Spec §2, the tab 'savedItems': carts saved for later in this browser. */
export function SavedCarts({ onRestored }: Props) {
  const [saved, setSaved] = useState<Loaded>('loading');
  useEffect(() => {
    load(setSaved);
    return subscribeToSavedCarts(() => load(setSaved));
  }, []);
  return (
    <KeepFocus label="Cart" of={saved}>
      {contentOf(saved, () => load(setSaved), onRestored)}
    </KeepFocus>
  );
}

function contentOf(saved: Loaded, onRetry: () => void, onRestored: Props['onRestored']): ReactNode {
  if (saved === 'loading') return <CardListSkeleton label="Loading what you saved" />;
  if (saved === 'failed') {
    return <ErrorState message="What you saved on this device could not be read." onRetry={onRetry} />;
  }
  if (saved.length === 0) {
    return <EmptyState title="Nothing saved yet">A cart that you save for later is kept on this device.</EmptyState>;
  }
  return <SavedCartList saved={saved} onRestored={onRestored} />;
}

type Asked = { readonly saved: SavedCartRecord; readonly vendorName: string; readonly common: readonly string[] };

function SavedCartList({ saved, onRestored }: Props & { readonly saved: readonly SavedCartRecord[] }) {
  const [asked, setAsked] = useState<Asked>();
  const { restore, busyId } = useRestore(onRestored);
  async function ask(saved: SavedCartRecord): Promise<void> {
    // A cart of the server's that is not here yet would be doubled unseen.
    if (['waiting', 'loading'].includes(carts.status().state)) await carts.refresh();
    const cart = cartOf(carts.state(), saved.activeVendorId);
    if (cart) setAsked({ saved, vendorName: saved.activeVendorName, common: commonDishes(cart, saved) });
    else await restore(saved, 'add');
  }
  return (
    <>
      <ul className="grid gap-4">
        {saved.map((cart) => (
          <li key={cart.id}>
            <CartCard id={`saved-${cart.id}`} vendor={vendorOf(cart)} packs={cart.packs} subtotal={cart.subTotal}>
              <Button
                className={FIRST_ACTION}
                loading={busyId === cart.id && 'Restoring…'}
                onClick={() => void ask(cart)}
              >
                Restore<span className="sr-only"> what you saved from {cart.activeVendorName}</span>
              </Button>
              <Button
                look="secondary"
                className={OTHER_ACTION}
                onClick={() =>
                  void deleteSavedCart(cart.id).catch(() => toast.error('We could not delete this. Please try again.'))
                }
              >
                Delete<span className="sr-only"> what you saved from {cart.activeVendorName}</span>
              </Button>
            </CartCard>
          </li>
        ))}
      </ul>
      <RestoreChoice
        asked={asked}
        onClose={() => setAsked(undefined)}
        onChoose={(how) => {
          setAsked(undefined);
          if (asked) void restore(asked.saved, how);
        }}
      />
    </>
  );
}
