import { CartTab } from '@/features/cart/index.ts';
import { fetchCartAhead } from './load-cart.ts';

/** In the bar at the bottom of a phone. */
export const BottomBarCart = () => <CartTab fetchAhead={fetchCartAhead} />;
