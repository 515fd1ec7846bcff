'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { cartOf } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { Button } from '@/shared/ui/button.tsx';
import { CardListSkeleton } from '@/shared/ui/card-list-skeleton.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { EmptyState } from '@/shared/ui/empty-state.tsx';
import { ErrorState } from '@/shared/ui/error-state.tsx';
import { KeepFocus } from '@/shared/ui/keep-focus.tsx';
import { toast } from '@/shared/ui/toast.ts';
import type { Restoring } from '../model/restore-saved-cart.ts';
import { vendorOf } from '../model/saved-cart-record.ts';
import { deleteSavedCart, listSavedCarts, type SavedCartRecord } from '../model/saved-carts-db.ts';
import { subscribeToSavedCarts } from '../model/saved-count.ts';
import { CartCard, FIRST_ACTION, OTHER_ACTION } from './cart-card.tsx';
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

function SavedCartList({ saved, onRestored }: Props & { readonly saved: readonly SavedCartRecord[] }) {
  const [asked, setAsked] = useState<SavedCartRecord>();
  const { restore, busyId } = useRestore(onRestored);
  return (
    <>
      <ul className="grid gap-4">
        {saved.map((cart) => (
          <li key={cart.id}>
            <CartCard id={`saved-${cart.id}`} vendor={vendorOf(cart)} packs={cart.packs} subtotal={cart.subTotal}>
              <Button
                className={FIRST_ACTION}
                loading={busyId === cart.id && 'Restoring…'}
                onClick={() =>
                  cartOf(carts.state(), cart.activeVendorId) ? setAsked(cart) : void restore(cart, 'add')
                }
              >
                Restore<span className="sr-only"> what you saved from {cart.activeVendorName}</span>
              </Button>
              <Button
                look="secondary"
                className={OTHER_ACTION}
                onClick={() => void deleteSavedCart(cart.id).catch(() => toast.error('We could not delete this.'))}
              >
                Delete<span className="sr-only"> what you saved from {cart.activeVendorName}</span>
              </Button>
            </CartCard>
          </li>
        ))}
      </ul>
      <RestoreChoice
        saved={asked}
        onClose={() => setAsked(undefined)}
        onChoose={(how) => {
          setAsked(undefined);
          if (asked) void restore(asked, how);
        }}
      />
    </>
  );
}

type ChoiceProps = {
  readonly saved: SavedCartRecord | undefined;
  readonly onClose: () => void;
  readonly onChoose: (how: Restoring) => void;
};

/** The vendor has a cart already: nothing shall be doubled or lost unasked. */
function RestoreChoice({ saved, onClose, onChoose }: ChoiceProps) {
  return (
    <Dialog
      name="restore_cart"
      open={saved !== undefined}
      onClose={onClose}
      title="You have a cart here"
      description={`There is a cart of ${saved?.activeVendorName ?? 'this vendor'} already. What you saved can be added to it or take its place.`}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <Button onClick={() => onChoose('add')}>Add to cart</Button>
        <Button look="secondary" onClick={() => onChoose('replace')}>
          Replace cart
        </Button>
      </div>
    </Dialog>
  );
}
