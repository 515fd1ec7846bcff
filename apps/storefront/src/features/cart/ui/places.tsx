import { island } from '@/shared/ui/island.tsx';
import type { CartVendor } from '../model/state/cart-state-schema.ts';

export const CartButtonPlace = island('HeaderCart', { stays: true });
export const CartTabPlace = island('BottomBarCart');
export const VendorPageCartPlace = island<{ readonly vendor: CartVendor }>('VendorPageCart', { stays: true });
