import { tracked } from '@/shared/analytics/tracked.ts';
import type { CartVendor } from '../model/state/cart-state-schema.ts';
import { EmptyCart } from './empty-cart.tsx';
import { VendorPageCartPlace } from './places.tsx';
import { CART_PANEL_ID } from './show-cart.ts';

/** Beside a vendor's menu, where there is room: the cart, once its code has come. */
export const VendorPageCartOnServer = ({ vendor }: { readonly vendor: CartVendor }) => (
  <section
    {...tracked('section', 'cart_sidebar')}
    aria-label="Your cart"
    className="noscript:hidden sticky top-[calc(1rem+var(--notice))] hidden max-h-[calc(100dvh-2rem-var(--notice))] self-start overflow-y-auto rounded-card border border-line bg-surface p-5 outline-brand has-[h2:focus]:outline-3 lg:block"
  >
    <h2 id={CART_PANEL_ID} tabIndex={-1} className="text-22 outline-none">
      Your cart
    </h2>
    <div className="min-h-40">
      <VendorPageCartPlace vendor={vendor}>
        <div className="no-cart">
          <EmptyCart />
        </div>
      </VendorPageCartPlace>
    </div>
  </section>
);
