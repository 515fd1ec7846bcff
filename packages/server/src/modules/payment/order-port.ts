import type { Currency, MinorUnits, OrderStatus } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import type { Entry } from '../wallet/index.ts';

/** What a payment has to know of the order that it pays. */
export type OrderToPay = {
  readonly id: number;
  readonly customer_id: number;
  readonly status: OrderStatus;
  readonly total: MinorUnits;
  readonly currency: Currency;
  readonly vendor_name: string;
};

/** What payments ask of orders, which build on them and give them this. */
export type OrderPort = {
  /** Whether the customer has such an order; no lock. */
  find(db: Db, customerId: number, orderId: number): Promise<OrderToPay | undefined>;
  /**
   * Locks all that paying it changes, in the order cart → wallet (`lockWallet`) → order, and reads the order after that:
   * until the transaction ends nobody else pays, drops or replaces it. A cart that is gone is nothing to lock.
   */
  lock(tx: Transaction, orderId: number): Promise<OrderToPay | undefined>;
  /**
   * Pays a locked order: its status, the ledger's `order:<id>` with these debits (amounts below zero that sum to its
   * total: wallet, hold, clearing) and the order's own credits, the timeline, the cart. `insufficient`: the wallet does
   * not cover its debit, and nothing was changed. `not waiting`: paid or dropped before, and nothing was changed.
   */
  pay(
    tx: Transaction,
    orderId: number,
    debits: readonly Entry[],
    now: Date,
  ): Promise<'paid' | 'not waiting' | 'insufficient'>;
};
