import { type Currency, type orderEndpoints, type ParsedRequestOf, unguessableId } from '@jara/contract';
import { channelsOf, maySplit } from '@jara/domain/payment';
import type { Db } from '../../../db/client.ts';
import { type Refusal, refuse } from '../../../outcome.ts';
import { findCard } from '../../payment/index.ts';

export type Chosen = Pick<
  ParsedRequestOf<typeof orderEndpoints.createOrder>['body'],
  'payment_method' | 'payment_method_id' | 'split_payment_with_wallet'
>;
type Method = Omit<Chosen, 'split_payment_with_wallet'>;

/** A card is looked for later. */
export function isOffered({ payment_method, payment_method_id }: Method, currency: Currency): boolean {
  if (payment_method === 'wallet' || payment_method === 'card') return true;
  const channels: readonly string[] = channelsOf(payment_method, currency);
  if (payment_method !== 'online_payment' || payment_method_id === null) return channels.length > 0;
  return channels.includes(payment_method_id);
}

/** A card of the customer's own, in the currency of the order. */
export async function refuseCard(
  tx: Db,
  customer: number,
  { payment_method, payment_method_id }: Method,
  currency: Currency,
): Promise<Refusal<'CARD_NOT_FOUND'> | undefined> {
  if (payment_method !== 'card') return undefined;
  const id = unguessableId.safeParse(payment_method_id);
  const card = id.success ? await findCard(tx, customer, id.data) : undefined;
  return card?.currency === currency ? undefined : refuse('CARD_NOT_FOUND');
}

/** What an order that has no cart is refused for, of how it is to be paid. */
export async function refusePayment(
  tx: Db,
  customer: number,
  method: Method,
  currency: Currency,
): Promise<Refusal<'CHANNEL_NOT_OFFERED' | 'CARD_NOT_FOUND'> | undefined> {
  return isOffered(method, currency) ? refuseCard(tx, customer, method, currency) : refuse('CHANNEL_NOT_OFFERED');
}

/** Decisions §5: a channel is named, or it is the first of its method. */
function mayBeSplit({ payment_method, payment_method_id }: Method, currency: Currency): boolean {
  if (payment_method === 'wallet' || payment_method === 'card') return payment_method === 'card';
  const channels = channelsOf(payment_method, currency);
  const channel = channels.find((each) => each === payment_method_id) ?? channels[0];
  return channel !== undefined && maySplit(channel);
}

/** How it is to be paid: the same order may be sent again with something else. */
export const chosenPayment = (chosen: Chosen, currency: Currency) => ({
  payment_method: chosen.payment_method,
  payment_method_id: chosen.payment_method_id,
  split_payment_with_wallet: chosen.split_payment_with_wallet && mayBeSplit(chosen, currency),
});
