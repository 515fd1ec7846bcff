import type { Currency, ParsedRequestOf, ProviderChannel, paymentEndpoints } from '@jara/contract';
import { termsOf } from '@jara/domain/payment';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { PaymentInstrument } from './open-attempt.ts';
import { pageUrls } from './page-urls.ts';
import { payerAccount } from './payer-account.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { isOffered } from './payment-methods.ts';
import { findCard, type SavedCard } from './saved-card.store.ts';

type PayOrder = ParsedRequestOf<typeof paymentEndpoints.payOrder>['body'];
type Details = Omit<PayOrder, 'method' | 'auth_id' | 'split_payment_with_wallet'>;

/** The page of what is paid, where the payer comes back to unless another one is named. */
export const HOME = { order: (id: number) => `/store/orders/${id}`, wallet: '/store/wallet' };

type ChannelRefusal = 'CHANNEL_NOT_OFFERED' | 'CALLBACK_NOT_OURS' | 'POCKET_TAG_MISSING' | 'MOMO_NUMBER_INVALID';

export async function channelInstrument(
  { adapters, publicUrl }: PaymentDeps,
  customerId: number,
  asked: { readonly channel: ProviderChannel; readonly currency: Currency; readonly home: string; details: Details },
): Promise<Outcome<PaymentInstrument, ChannelRefusal>> {
  const { channel, currency, home, details } = asked;
  if (!isOffered(adapters, channel, currency)) return refuse('CHANNEL_NOT_OFFERED');
  const urls = pageUrls(publicUrl, home, details);
  if (!urls) return refuse('CALLBACK_NOT_OURS');
  const account = await payerAccount(channel, details);
  if (!account.ok) return account;
  const { provider, saves_cards } = termsOf(channel);
  const save_card = saves_cards && details.save_card;
  return succeed({ ...urls, customerId, channel, provider, account: account.data, card_id: null, save_card });
}

export async function cardInstrument(
  tx: Db,
  { adapters, publicUrl }: PaymentDeps,
  customerId: number,
  asked: { readonly cardId: string; readonly home: string; readonly callback_url?: string | undefined },
): Promise<Outcome<{ instrument: PaymentInstrument; card: SavedCard }, 'CARD_NOT_FOUND' | 'CALLBACK_NOT_OURS'>> {
  const card = await findCard(tx, customerId, asked.cardId);
  if (!card || adapters[card.provider]?.chargeCard === undefined) return refuse('CARD_NOT_FOUND');
  const urls = pageUrls(publicUrl, asked.home, asked);
  if (!urls) return refuse('CALLBACK_NOT_OURS');
  const { provider, id: card_id } = card;
  const instrument = {
    ...urls,
    customerId,
    channel: 'card' as const,
    provider,
    account: null,
    card_id,
    save_card: false,
  };
  return succeed({ instrument, card });
}
