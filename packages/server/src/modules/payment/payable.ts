import type { Currency, MinorUnits } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import type { Entry } from '../wallet/index.ts';

export type OrderKey = { readonly order_id: number; readonly redelivery_id: null };
/** Another delivery of an order, for the fee that was quoted for it. */
export type RedeliveryKey = { readonly order_id: number; readonly redelivery_id: number };
/** What a payment pays, unless it is a top-up. */
export type PayableKey = OrderKey | RedeliveryKey;

export type RefusalOf<Key extends PayableKey> = Key extends OrderKey
  ? 'ORDER_PAID' | 'ORDER_DROPPED'
  : 'REDELIVERY_NOT_OFFERED' | 'REDELIVERY_TOO_LATE' | 'REDELIVERY_FEE_STALE';

/** What a payment has to know of what it pays. */
export type Payable<Key extends PayableKey = PayableKey> = {
  readonly key: Key;
  readonly customer_id: number;
  readonly total: MinorUnits;
  readonly currency: Currency;
  /** Whether money that comes in now pays it. */
  readonly isWaiting: boolean;
  /** Whether it was paid, for this very key. */
  readonly isPaid: boolean;
  /** Why nobody may begin to pay it. What does not wait has a reason. */
  readonly refusal: RefusalOf<Key> | undefined;
};

/** How one kind of them is found, locked and paid. */
export type PayablePort<Key extends PayableKey> = {
  /** Whether the customer has such a thing to pay; no lock. */
  find(db: Db, customerId: number, key: Key, now: Date): Promise<Payable<Key> | undefined>;
  /**
   * Locks all that paying it changes, in the order cart → wallet (`lockWallet`) → order, and reads it after that: until the
   * transaction ends nobody else pays, drops or replaces it. A cart that is gone is nothing to lock.
   */
  lock(tx: Transaction, key: Key, now: Date): Promise<Payable<Key> | undefined>;
  /**
   * Pays what is locked: the order's status and timeline, and the ledger's `order:<id>` or `redelivery:<id>` with these
   * debits (amounts below zero that sum to its total: wallet, hold, clearing) and its own credits. `insufficient`: the
   * wallet does not cover its debit, and nothing was changed. `not waiting`: it was paid or has ended before, and nothing
   * was changed.
   */
  pay(tx: Transaction, key: Key, debits: readonly Entry[], now: Date): Promise<'paid' | 'not waiting' | 'insufficient'>;
};

/** What payments ask of orders, which build on them and give them this. */
export type OrderPort = {
  find<Key extends PayableKey>(db: Db, customerId: number, key: Key, now: Date): Promise<Payable<Key> | undefined>;
  lock<Key extends PayableKey>(tx: Transaction, key: Key, now: Date): Promise<Payable<Key> | undefined>;
  pay: PayablePort<PayableKey>['pay'];
};

export const orderKey = (order_id: number): OrderKey => ({ order_id, redelivery_id: null });

/** What the payments of an order are for. */
export type OrderDestination = 'order' | 'order_redelivery';

export const destinationOf = ({ redelivery_id }: PayableKey): OrderDestination =>
  redelivery_id === null ? 'order' : 'order_redelivery';

/** Where the money of a payment is that has paid what it was meant for. */
export const CREDITED_TO = { order: 'order', order_redelivery: 'redelivery' } as const;

/** What a stored payment pays; undefined for a top-up. */
export const keyOf = (payment: {
  readonly order_id: number | null;
  readonly redelivery_id: number | null;
}): PayableKey | undefined => {
  const { order_id, redelivery_id } = payment;
  return order_id === null ? undefined : { order_id, redelivery_id };
};
