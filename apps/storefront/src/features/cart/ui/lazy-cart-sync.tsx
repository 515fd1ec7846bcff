import { useCustomer } from '@/features/identity/index.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

const loadSync = () => import('./cart-sync.tsx');

/** A customer may have carts on the server: they are looked for without the cart's other scripts, which are larger. */
export function LazyCartSync() {
  const isCustomer = useCustomer() !== null;
  const { isNeeded } = useCartUiState();
  const { loaded } = useLazyImport(loadSync, isCustomer || isNeeded);
  return loaded ? <loaded.CartSync /> : null;
}
