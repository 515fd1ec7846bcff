import { useMediaQuery } from '@jara/ui/browser/media-query';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { type ComponentType, useEffect } from 'react';
import { openLayer } from '@/shared/browser/layers.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { CART_BESIDE_MENU, setPageVendor } from '../model/cart-ui-state.ts';
import type { CartVendor } from '../model/state/cart-state-schema.ts';
import { AllCartsButton } from './all-carts-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartUiState } from './use-cart-ui-state.ts';

type PanelProps = { readonly vendorId: number; readonly onAllCarts: () => void };

type Props = {
  readonly vendor: CartVendor;
  /** The route's panel: it is fetched once somebody has a cart. */
  readonly loadPanel: () => Promise<{ readonly CartPanelWithCheckout: ComponentType<PanelProps> }>;
};

const openAllCarts = () => openLayer('cart', { wantsAll: true });

/** What stands in the cart's place beside a vendor's menu. Until somebody has a cart, it is a few words and no code. */
export function CartSidebar({ vendor, loadPanel }: Props) {
  const { isNeeded } = useCartUiState();
  const { id } = vendor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another vendor is another id.
  useEffect(() => {
    setPageVendor(vendor);
    return () => setPageVendor(undefined);
  }, [id]);

  const isSeen = useMediaQuery(CART_BESIDE_MENU, false);
  const { loaded, isFailed, isFetching, retry } = useLazyImport(loadPanel, isNeeded && isSeen);
  const Panel = loaded?.CartPanelWithCheckout;
  if (Panel) return <Panel vendorId={id} onAllCarts={openAllCarts} />;
  if (!isNeeded) {
    return (
      <>
        <AllCartsButton count={0} onOpen={openAllCarts} />
        <EmptyCart />
      </>
    );
  }
  return isFailed && !isFetching ? <PanelFailure onRetry={retry} /> : <PanelSkeleton />;
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
