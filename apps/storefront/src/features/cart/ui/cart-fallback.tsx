import { Button } from '@jara/ui/button';
import { ErrorState } from '@jara/ui/error-state';
import { useSyncExternalStore } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { CardListSkeleton } from '@/shared/ui/card-list-skeleton.tsx';
import { carts } from './carts.ts';
import { EmptyCart } from './empty-cart.tsx';
import { useIsAwaited, useLoadStatus } from './use-cart.ts';

/** Where no cart is shown: it is loading, could not be loaded, or there is none. */
export function CartFallback() {
  const status = useLoadStatus();
  const hasSnapshot = useSyncExternalStore(carts.subscribe, carts.hasSnapshot, carts.hasSnapshot);
  if (useIsAwaited()) return <CardListSkeleton label="Loading your cart" />;
  return (
    <>
      {hasSnapshot && (
        <div className="my-2 grid gap-3 rounded-card bg-sunk p-4">
          <p>We could not load your cart. What was in it is kept on this device.</p>
          <Button look="secondary" {...tapped('button', 'put_cart_back')} onClick={carts.restore}>
            Restore cart
          </Button>
        </div>
      )}
      {status.state === 'failed' ? (
        <ErrorState message={status.message} onRetry={() => void carts.refresh()} />
      ) : (
        <EmptyCart />
      )}
    </>
  );
}
