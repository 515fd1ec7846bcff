import { messageOr } from '@jara/api-client';
import { toast } from '@jara/ui/toast';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { vendorsWithCarts } from '@/features/cart/data.ts';
import { useCarts, useIsAwaited } from '@/features/cart/lazy.ts';
import { carts, FETCHING_FAILED } from '@/features/cart/lazy-store.ts';
import { closeLayer } from '@/shared/browser/layers.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { CardListSkeleton } from '@/shared/ui/card-list-skeleton.tsx';
import { Drawer } from '@/shared/ui/drawer.tsx';
import { ScriptLoadFailure } from '@/shared/ui/script-load-failure.tsx';
import { type CartView, firstView } from '../model/first-view.ts';
import { savedCount } from '../model/saved-count.ts';
import type { DrawerTabsProps } from './drawer-tabs.tsx';
import { useSavedCount } from './use-saved-count.ts';

type Props = {
  readonly isOpen: boolean;
  readonly wantsAll: boolean;
  /** Of the vendor whose page is open. */
  readonly pageVendorId: number | undefined;
  /** The slot: one vendor's cart, with the way back to all carts. */
  readonly renderPanel: (vendorId: number | undefined, onAllCarts: () => void) => ReactNode;
};

/** The tabs with all carts and the cart of one vendor are views of one drawer: Back and Close leave both. */
export function CartDrawer({ isOpen, wantsAll, pageVendorId, renderPanel }: Props) {
  const vendors = vendorsWithCarts(useCarts());
  const saved = useSavedCount();
  const [view, setView] = useState<CartView>();
  const viewNow = (all: boolean) =>
    firstView({
      vendors,
      pageVendor: pageVendorId,
      savedCount: saved,
      hasSnapshot: carts.hasSnapshot(),
      wantsAll: all,
    });
  const isUnknown = useIsAwaited() && !wantsAll && vendors.length === 0;
  // Decided once: carts that come and go meanwhile change nothing.
  if (isOpen && !view && !isUnknown) setView(viewNow(wantsAll));

  const content = useRef<HTMLDivElement>(null);
  const [moves, setMoves] = useState(0);
  useLayoutEffect(() => {
    // What had the focus went with its view.
    if (moves > 0) content.current?.focus({ preventScroll: true });
  }, [moves]);
  const go = (next: CartView) => {
    setView(next);
    setMoves((count) => count + 1);
  };
  const goToCarts = () => go(viewNow(true));

  /** Spec §8: when it cannot be loaded the error shows, and the drawer opens again. */
  async function proceed(vendorId: number): Promise<void> {
    go({ name: 'cart', vendorId, isOpening: true });
    try {
      if (await carts.open(vendorId)) go({ name: 'cart', vendorId });
      else goToCarts();
    } catch (error) {
      toast.error(messageOr(error, FETCHING_FAILED));
      goToCarts();
    }
  }

  return (
    <Drawer
      name={view?.name === 'carts' ? 'carts' : 'cart'}
      open={isOpen}
      onClose={() => closeLayer('cart')}
      title={view?.name === 'carts' ? 'Your carts' : 'Your cart'}
    >
      <div ref={content} tabIndex={-1} className="outline-none">
        {(!view || (view.name === 'cart' && view.isOpening)) && <CardListSkeleton label="Loading your cart" />}
        {view?.name === 'cart' && !view.isOpening && renderPanel(view.vendorId, goToCarts)}
        {view?.name === 'carts' && (
          <LazyTabs
            tab={view.tab}
            onTab={(tab) => setView({ name: 'carts', tab })}
            onProceed={(vendorId) => void proceed(vendorId)}
            onRestored={(vendorId) => go({ name: 'cart', vendorId })}
          />
        )}
      </div>
    </Drawer>
  );
}

const loadTabs = () => import('./drawer-tabs.tsx');

/** Where several carts are, a tap opens all of them. */
export function fetchTabsAhead(): void {
  if (vendorsWithCarts(carts.state()).length > 1 || savedCount() > 0) loadTabs().catch(() => undefined);
}

/** Fetched when they are to be seen, with the database of saved carts. */
function LazyTabs(props: DrawerTabsProps) {
  const { loaded, isFailed, error, isFetching, retry } = useLazyImport(loadTabs);
  if (loaded) return <loaded.DrawerTabs {...props} />;
  if (!isFailed || isFetching) return <CardListSkeleton label="Loading your carts" />;
  return (
    <ScriptLoadFailure message="We could not open your carts." error={error} onRetry={retry} retrying={isFetching} />
  );
}
