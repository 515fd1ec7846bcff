import { CartButtonMarkup, CartTabMarkup } from './cart-button-markup.tsx';
import { CartButtonPlace, CartTabPlace } from './places.tsx';

/** In the header of a desktop: empty until its code has come. */
export const HeaderCartOnServer = () => (
  <CartButtonPlace>
    <CartButtonMarkup count={0} />
  </CartButtonPlace>
);

/** In the bar at the bottom of a phone. */
export const BottomBarCartOnServer = () => (
  <li className="noscript:hidden min-w-0 flex-1">
    <CartTabPlace>
      <CartTabMarkup count={0} />
    </CartTabPlace>
  </li>
);
