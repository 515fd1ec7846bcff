import { CartButtonMarkup, CartTabMarkup } from './cart-button-markup.tsx';
import { DeferredCartButton, DeferredCartTab } from './places.tsx';

/** In the header of a desktop: empty until its code has come. */
export const HeaderCart = () => (
  <DeferredCartButton>
    <CartButtonMarkup count={0} />
  </DeferredCartButton>
);

/** In the bar at the bottom of a phone. */
export const BottomBarCart = () => (
  <li className="noscript:hidden min-w-0 flex-1">
    <DeferredCartTab>
      <CartTabMarkup count={0} />
    </DeferredCartTab>
  </li>
);
