'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { toast } from '@/shared/ui/toast.ts';
import { cartDoor, closeCart, needCart, subscribeToDoor } from '../model/cart-door.ts';
import { forgetCart, hasStoredCart } from '../model/cart-glance.ts';
import type { CartRoomProps } from './cart-room.tsx';

const SHUT: ReturnType<typeof cartDoor> = { isOpen: false, isNeeded: false };
const onServer = () => SHUT;

/** Part of every page: fetches the cart's code for whoever has a cart, may have one on the server, or begins one. */
export function CartHost() {
  const { isOpen, isNeeded, vendor } = useSyncExternalStore(subscribeToDoor, cartDoor, onServer);
  const customerId = useCustomer()?.id;
  const [Room, setRoom] = useState<ComponentType<CartRoomProps>>();

  useEffect(() => browserSession().onSignedOut(forgetCart), []);
  useEffect(() => {
    if (customerId !== undefined || hasStoredCart()) needCart();
  }, [customerId]);

  useEffect(() => {
    if (!isNeeded || Room) return;
    import('./cart-room.tsx').then(
      ({ CartRoom }) => setRoom(() => CartRoom),
      () => {
        if (!isOpen) return;
        closeCart();
        toast.error('We could not open your cart. Please try again when the network is back.');
      },
    );
  }, [isNeeded, isOpen, Room]);

  return Room ? <Room isOpen={isOpen} customerId={customerId} vendorId={vendor?.id} /> : null;
}
