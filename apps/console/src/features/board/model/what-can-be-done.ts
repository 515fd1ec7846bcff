import type { BoardOrder } from '@jara/contract';
import { isBroughtByVendor, mayDo } from '@jara/domain/order';

export type CardActions = {
  readonly accept: boolean;
  readonly reject: boolean;
  readonly stockOut: boolean;
  readonly ready: boolean;
  readonly sendOut: boolean;
  /** The customer says the PIN to the vendor, or to its own rider. */
  readonly pin: boolean;
  /** Its own rider could not hand it over. */
  readonly fail: boolean;
};

/** The buttons of a card, by the one table of what may happen to an order. */
export const cardActions = (order: BoardOrder, deliversItself: boolean): CardActions => ({
  accept: mayDo('accept', order),
  reject: mayDo('reject', order),
  stockOut: mayDo('give_up', order),
  ready: !order.is_ready && mayDo('ready', order),
  sendOut: deliversItself && mayDo('send_out', order),
  pin: order.rider === null && mayDo('complete', order) && order.status !== 'failed',
  fail: isBroughtByVendor(order),
});
