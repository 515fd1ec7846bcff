import type { MinorUnits } from '@jara/contract';
import { packName } from '@jara/domain/cart';
import { formatMoney } from '@jara/domain/money';
import { beforeFees } from '@jara/domain/pricing';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import type { ShownCart } from '@/features/cart/data.ts';
import { useCartUiState } from '@/features/cart/index.ts';
import { useCart } from '@/features/cart/lazy.ts';
import { tracked } from '@/shared/analytics/tracked.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { openLayer } from '@/shared/browser/layers.ts';
import { VIEW_CART_PLACE } from '@/shared/ui/bottom-bar.tsx';
import { vendorQuery } from '../api/vendor.query.ts';
import { useBag } from './use-bag.ts';

/** On a vendor's page where the cart does not stand beside the menu: what is in it, and the way to it. */
export function ViewCartBar() {
  const vendor = useCartUiState().vendor;
  const cart = useCart(vendor?.id);
  const place = document.getElementById(VIEW_CART_PLACE);
  if (!cart || !place || cart.vendor.id !== vendor?.id) return null;
  return createPortal(
    <ApiProvider>
      <Bar cart={cart} />
    </ApiProvider>,
    place,
  );
}

function Bar({ cart }: { readonly cart: ShownCart }) {
  const total = useTotalBeforeFees(cart);
  const items = `${cart.count} ${cart.count === 1 ? 'item' : 'items'}`;
  return (
    <aside aria-label="Your cart" data-part="cart-bar" className="bg-ground px-4 py-2 lg:hidden print:hidden">
      {beginsPack(cart) && (
        <p className="mb-1 text-center text-14 text-ink-soft" data-part="next-pack">
          The next dish starts {packName(cart.packs.length)}
        </p>
      )}
      <button
        type="button"
        {...tracked('button', 'view_cart', { vendor_id: cart.vendor.id })}
        aria-haspopup="dialog"
        onClick={() => openLayer('cart', { wantsAll: false })}
        className="flex min-h-12 w-full items-center justify-center rounded-pill bg-brand px-4 py-2 text-center font-semibold text-16 text-brand-ink tabular-nums transition-transform active:scale-98"
      >
        {['View cart', items, total === undefined ? [] : formatMoney(total, cart.vendor.currency)].flat().join(' · ')}
      </button>
    </aside>
  );
}

/** Whether a pack was started. Where no dish has joined one yet, there is none to go on with. */
const beginsPack = ({ current, packs }: ShownCart) => current === null && packs.some(({ type }) => type === 'normal');

/** As the cart's own total before fees. Undefined until it is known what its bags cost. */
function useTotalBeforeFees(cart: ShownCart): MinorUnits | undefined {
  const { vendor, subtotal, class: order_class } = cart;
  const hasBags = cart.bag_quantity > 0 && order_class !== 'pickup';
  const { data: shop } = useQuery({ ...vendorQuery(vendor.slug), enabled: hasBags, refetchInterval: false });
  const { bag, bags } = useBag(cart, shop, hasBags);
  if (bags === undefined) return undefined;
  return bag ? beforeFees({ order_class, subtotal, bag_amount: bag.amount, bag_quantity: bags }).total : subtotal;
}
