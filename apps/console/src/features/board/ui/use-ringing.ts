import type { BoardOrder, VendorState } from '@jara/contract';
import { useEffect, useRef } from 'react';
import { ringer } from '../model/ringer.ts';
import type { Columns } from '../model/shown-order.ts';
import { touchedOrders } from '../model/touched-orders.ts';
import type { Unseen } from '../model/unseen-orders.ts';

type Board = {
  /** Undefined until they are read. */
  readonly orders: readonly BoardOrder[] | undefined;
  readonly columns: Columns;
  readonly unseen: Unseen;
  readonly state: VendorState | undefined;
};

/** A new order rings until somebody touches it, or it is taken on another tablet; one accepted by itself sounds once. */
export function useRinging({ orders, columns, unseen, state }: Board): void {
  const acceptsByItself = state?.accepts_by_itself;
  const isRinging = unseen.ringing.size > 0;
  useEffect(() => {
    ringer.setRinging(isRinging, !acceptsByItself);
    return () => ringer.setRinging(false);
  }, [isRinging, acceptsByItself]);

  const sounded = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if ([...unseen.accepted].some((id) => !sounded.current.has(id))) ringer.chime();
    sounded.current = unseen.accepted;
  }, [unseen.accepted]);

  useEffect(() => {
    if (orders) touchedOrders.keepOnly(new Set(orders.map(({ id }) => id)));
    // Somebody has accepted them.
    if (acceptsByItself === false) touchedOrders.touch(columns.making.map(({ id }) => id));
  }, [orders, columns, acceptsByItself]);

  useEffect(() => {
    window.addEventListener('storage', touchedOrders.lookAgain);
    return () => window.removeEventListener('storage', touchedOrders.lookAgain);
  }, []);
}
