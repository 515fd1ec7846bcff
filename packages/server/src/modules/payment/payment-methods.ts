import {
  type CountryCode,
  CURRENCY_OF_COUNTRY,
  type Currency,
  type OnlineChannel,
  type PaymentMethod,
  type PaymentMethodType,
  type ProviderChannel,
} from '@jara/contract';
import { channelsOf, processorOf, termsOf } from '@jara/domain/payment';
import type { PaymentAdapters } from '../../processors/payments/payment-adapter.ts';
import type { SavedCard } from './saved-card.store.ts';

const NAMES = {
  wallet: 'Wallet',
  online_payment: 'Pay online',
  mtn: 'MTN MoMo',
  opay: 'OPay',
  pocket: 'Pocket',
} as const satisfies Record<Exclude<PaymentMethodType, 'card'>, string>;

/** Those of a currency whose provider is in use. */
const offered = (adapters: PaymentAdapters, type: PaymentMethodType, currency: Currency): ProviderChannel[] =>
  channelsOf(type, currency).filter((channel) => isOffered(adapters, channel, currency));

export const isOffered = (adapters: PaymentAdapters, channel: ProviderChannel, currency: Currency): boolean =>
  termsOf(channel).currencies.includes(currency) &&
  adapters[termsOf(channel).provider]?.channels.includes(channel) === true;

const plain = (type: keyof typeof NAMES, channel?: ProviderChannel): PaymentMethod => ({
  ...{ id: type, type, name: NAMES[type], pretty_name: NAMES[type] },
  processor: channel && type !== 'online_payment' ? processorOf(termsOf(channel).provider) : null,
  ...{ cardBrand: null, last4: null, image_url: null },
});

const card = ({ id, brand, last4, provider }: SavedCard): PaymentMethod => ({
  ...{ id, type: 'card', processor: processorOf(provider), cardBrand: brand, last4, image_url: null },
  name: `${brand} ${last4}`,
  pretty_name: `${brand} ending in ${last4}`,
});

/** Spec §3 Payment method: the wallet, the saved cards, and what the country has besides, as it is offered. */
export function methodsOf(adapters: PaymentAdapters, currency: Currency, cards: readonly SavedCard[]): PaymentMethod[] {
  const usable = cards.filter(({ provider }) => adapters[provider]?.chargeCard !== undefined);
  const others = (['online_payment', 'mtn', 'opay', 'pocket'] as const).flatMap((type) => {
    const [first] = offered(adapters, type, currency);
    return first ? [plain(type, first)] : [];
  });
  return [plain('wallet'), ...usable.map(card), ...others];
}

export const onlineChannelsOf = (adapters: PaymentAdapters, country: CountryCode): OnlineChannel[] =>
  offered(adapters, 'online_payment', CURRENCY_OF_COUNTRY[country]).map((channel) => {
    const { provider, name, description, saves_cards } = termsOf(channel);
    return { channel, processor: processorOf(provider), name, description, image_url: null, saves_cards };
  });
