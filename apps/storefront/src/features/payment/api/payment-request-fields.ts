import type { ProviderChannel } from '@jara/contract';
import { termsOf } from '@jara/domain/payment';
import type { ChosenMethod } from './chosen-method.ts';

/** A method whose payment is started with a provider: neither the wallet nor a saved card. */
export type ProviderMethod = ChosenMethod & { readonly channel: ProviderChannel };

export const isProviderMethod = (chosen: ChosenMethod): chosen is ProviderMethod => chosen.channel !== null;

export const ourUrl = (path: string) => new URL(path, window.location.origin).href;

/** Spec §7: what the start of a payment sends of what was chosen, as far as each applies. */
export function startFields({ channel, pocket_tag, momo_account_number, save_card }: ProviderMethod, returnTo: string) {
  const { provider, account, saves_cards } = termsOf(channel);
  const url = ourUrl(returnTo);
  return {
    method: channel,
    ...(provider === 'opay' ? { return_url: url, cancel_url: url } : { callback_url: url }),
    ...(account === 'pocket_tag' && pocket_tag !== undefined && { pocket_tag }),
    ...(account === 'momo_account_number' && momo_account_number !== undefined && { momo_account_number }),
    ...(saves_cards && save_card && { save_card }),
  };
}

/** What pays an order that waits: the wallet, a saved card or a provider's channel. */
export function payFields(chosen: ChosenMethod, returnTo: string) {
  const { id, type, split_payment_with_wallet } = chosen;
  if (isProviderMethod(chosen)) return { ...startFields(chosen, returnTo), split_payment_with_wallet };
  if (type !== 'card') return { method: 'wallet' as const };
  // A bank that asks for more leads back there.
  return { method: 'card' as const, auth_id: id, callback_url: ourUrl(returnTo), split_payment_with_wallet };
}

/** Spec §3: what the order says of how it is paid. */
export const orderMethodFields = ({ type, id, channel, split_payment_with_wallet }: ChosenMethod) => ({
  payment_method: type,
  /** The saved card, or the channel. */
  payment_method_id: type === 'card' ? id : channel,
  split_payment_with_wallet,
});
