'use client';

export const loadCartRoom = () => import('./cart-room.tsx');

/** Somebody reaches for the cart's button: what will open comes ahead of the tap. */
export const fetchCartAhead = (): void =>
  void loadCartRoom()
    .then(({ fetchDrawerAhead }) => fetchDrawerAhead())
    .catch(() => undefined);
