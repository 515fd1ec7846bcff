'use client';

import { deferredPart } from '@/shared/browser/deferred-part.tsx';
import type { CartVendor } from '../model/cart-state-schema.ts';

export const DeferredCartButton = deferredPart('HeaderCart');
export const DeferredCartTab = deferredPart('BottomBarCart');
export const DeferredVendorPageCart = deferredPart<{ readonly vendor: CartVendor }>('VendorPageCart');
