'use client';

import { useEffect, useState } from 'react';
import { fetchCode } from '@/shared/browser/fetch-code.ts';
import { useMediaQuery } from '@/shared/browser/media-query.ts';
import { useFetched } from '@/shared/browser/use-fetched.ts';
import { Loading, Skeleton } from '@/shared/ui/skeleton.tsx';
import { tellFetchFailure } from '@/shared/ui/tell-fetch-failure.ts';
import { needCart, openAllCarts, setPageVendor } from '../model/cart-door.ts';
import type { CartVendor } from '../model/cart-state.ts';
import { AllCarts } from './all-carts.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { useCartDoor } from './use-cart-door.ts';

const WIDE = '(min-width: 1024px)';

const loadAdding = () => import('../model/add-by-id.ts');
const loadSide = () => import('./cart-side.tsx');

/** The rows of the menu are plain markup: one listener hears the taps on all of their buttons. */
function listenForAdds(vendor: CartVendor): () => void {
  const add = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-add-dish]') : null;
    if (!button) return;
    needCart();
    button.setAttribute('aria-busy', 'true');
    fetchCode(loadAdding)
      .then(({ addById }) => addById(vendor, Number(button.dataset['addDish'])))
      .catch((error: unknown) =>
        tellFetchFailure(error, 'We could not add this. Please try again when the network is back.'),
      )
      .finally(() => button.removeAttribute('aria-busy'));
  };
  document.addEventListener('click', add);
  return () => document.removeEventListener('click', add);
}

/** The cart beside a vendor's menu. Until somebody has one, it is a few words and no code. */
export function CartAside({ vendor }: { readonly vendor: CartVendor }) {
  const { isNeeded } = useCartDoor();
  const [isAlive, setIsAlive] = useState(false);
  const { id } = vendor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another vendor is another id.
  useEffect(() => {
    setPageVendor(vendor);
    setIsAlive(true);
    const stop = listenForAdds(vendor);
    return () => {
      setPageVendor(undefined);
      stop();
    };
  }, [id]);

  const isSeen = useMediaQuery(WIDE, false);
  const { code, isFailed, isFetching, retry } = useFetched(loadSide, isNeeded && isSeen);
  const Side = code?.CartSide;
  return (
    <section
      aria-label="Your cart"
      className="noscript:hidden sticky top-4 hidden max-h-[calc(100dvh-2rem)] self-start overflow-y-auto rounded-card border border-line bg-surface p-5 lg:block"
    >
      <h2 className="text-22">Your cart</h2>
      {Side && <Side vendorId={id} />}
      {!Side && (
        <div className="min-h-40">
          {isAlive && !isNeeded && (
            <>
              <AllCarts count={0} onOpen={openAllCarts} />
              <EmptyCart />
            </>
          )}
          {isNeeded && (isFetching || !isFailed) && <Coming />}
          {isFailed && !isFetching && <Failed onRetry={retry} />}
        </div>
      )}
    </section>
  );
}

function Coming() {
  return (
    <Loading label="Loading your cart">
      <Skeleton className="mt-4 h-5 w-2/3" />
      <Skeleton className="mt-4 h-24 w-full" />
    </Loading>
  );
}

/** Written out: what shows errors elsewhere is code that this page does not need. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="py-10 text-center">
      <p>We could not open your cart.</p>
      <button type="button" onClick={onRetry} className="min-h-11 px-2 font-semibold text-brand underline">
        Retry
      </button>
    </div>
  );
}
