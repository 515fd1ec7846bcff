'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { tracked } from '@/shared/analytics/tracked.ts';
import { useMediaQuery } from '@/shared/browser/media-query.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import type { CartVendor } from '../model/cart-state-schema.ts';
import { CART_BESIDE_MENU, CART_PANEL_ID, openAllCarts, setPageVendor } from '../model/cart-ui-state.ts';
import { AllCartsButton } from './all-carts-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartUiState } from './use-cart-ui-state.ts';

type PanelProps = { readonly vendorId: number; readonly onAllCarts: () => void };

type Props = {
  readonly vendor: CartVendor;
  /** The route's panel: it is fetched once somebody has a cart. */
  readonly loadPanel: () => Promise<{ readonly CartPanelWithCheckout: ComponentType<PanelProps> }>;
};

/** The cart beside a vendor's menu. Until somebody has one, it is a few words and no code. */
export function CartSidebar({ vendor, loadPanel }: Props) {
  const { isNeeded } = useCartUiState();
  const [isHydrated, setIsHydrated] = useState(false);
  const { id } = vendor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another vendor is another id.
  useEffect(() => {
    setPageVendor(vendor);
    setIsHydrated(true);
    return () => setPageVendor(undefined);
  }, [id]);

  const isSeen = useMediaQuery(CART_BESIDE_MENU, false);
  const { loaded, isFailed, isFetching, retry } = useLazyImport(loadPanel, isNeeded && isSeen);
  const Panel = loaded?.CartPanelWithCheckout;
  return (
    <section
      {...tracked('section', 'cart_sidebar')}
      aria-label="Your cart"
      className="noscript:hidden sticky top-4 hidden max-h-[calc(100dvh-2rem)] self-start overflow-y-auto rounded-card border border-line bg-surface p-5 outline-brand has-[h2:focus]:outline-3 lg:block"
    >
      <h2 id={CART_PANEL_ID} tabIndex={-1} className="text-22 outline-none">
        Your cart
      </h2>
      {Panel && <Panel vendorId={id} onAllCarts={openAllCarts} />}
      {!Panel && (
        <div className="min-h-40">
          {isHydrated && !isNeeded && (
            <>
              <AllCartsButton count={0} onOpen={openAllCarts} />
              <EmptyCart />
            </>
          )}
          {isNeeded && (isFetching || !isFailed) && <PanelSkeleton />}
          {isFailed && !isFetching && <PanelFailure onRetry={retry} />}
        </div>
      )}
    </section>
  );
}

function PanelSkeleton() {
  return (
    <Loading label="Loading your cart">
      <Skeleton className="mt-4 h-5 w-2/3" />
      <Skeleton className="mt-4 h-24 w-full" />
    </Loading>
  );
}

/** Written out: what shows errors elsewhere is code that this page does not need. */
function PanelFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="py-10 text-center">
      <p>We could not open your cart.</p>
      <button type="button" onClick={onRetry} className="min-h-11 px-2 font-semibold text-brand underline">
        Retry
      </button>
    </div>
  );
}
