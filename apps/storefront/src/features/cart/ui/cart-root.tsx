'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { fetchCode } from '@/shared/browser/fetch-code.ts';
import { tellFetchFailure } from '@/shared/ui/tell-fetch-failure.ts';
import { cartIsReady, closeCart, needCart } from '../model/cart-door.ts';
import { forgetCart, hasStoredCart, savedCount, subscribeToCart } from '../model/cart-glance.ts';
import type { CartRoomProps } from './cart-room.tsx';
import { loadCartRoom } from './load-cart-room.ts';
import { useCartDoor } from './use-cart-door.ts';

function forget(): void {
  forgetCart();
  if (savedCount() === 0) return;
  import('../model/saved-carts.ts').then(({ forgetAddresses }) => forgetAddresses()).catch(() => undefined);
}

/** Part of every page: fetches the cart's code for whoever has a cart, may have one on the server, or begins one. */
export function CartHost() {
  const { isOpen, isNeeded, visits, wantsAll, vendor } = useCartDoor();
  const customerId = useCustomer()?.id;
  const [Room, setRoom] = useState<ComponentType<CartRoomProps>>();

  useEffect(() => browserSession().onSignedOut(forget), []);
  useEffect(() => {
    if (customerId !== undefined) needCart();
  }, [customerId]);
  useEffect(() => {
    const look = () => void (hasStoredCart() && needCart());
    look();
    // Another tab may begin one.
    return subscribeToCart(look);
  }, []);

  useEffect(() => {
    if (!isNeeded || Room) return;
    fetchCode(loadCartRoom).then(
      ({ CartRoom }) => {
        setRoom(() => CartRoom);
        cartIsReady();
      },
      (error: unknown) => {
        if (!isOpen) return;
        closeCart();
        tellFetchFailure(error, 'We could not open your cart. Please try again when the network is back.');
      },
    );
  }, [isNeeded, isOpen, Room]);

  return Room ? (
    <Room isOpen={isOpen} visits={visits} wantsAll={wantsAll} customerId={customerId} vendorId={vendor?.id} />
  ) : null;
}
