import { CartButton } from '@/features/cart/index.ts';
import { fetchCartAhead } from './load-cart.ts';

/** In the header of a desktop. */
export const HeaderCart = () => <CartButton fetchAhead={fetchCartAhead} />;
