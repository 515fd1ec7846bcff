import type {
  CountryCode,
  Currency,
  PaymentChannel,
  PaymentMethodType,
  PaymentProvider,
  Processor,
  ProviderChannel,
} from '@jara/contract';

type ChannelTerms = {
  readonly provider: PaymentProvider;
  /** The method of the payment modal that it belongs to. */
  readonly method: PaymentMethodType;
  readonly name: string;
  readonly description: string;
  readonly currencies: readonly Currency[];
  readonly saves_cards: boolean;
  /** Decisions §5: whether the wallet may pay a part. */
  readonly splits: boolean;
  /** What the payer has to say besides: a Pocket ID, a mobile-money number. */
  readonly account?: 'pocket_tag' | 'momo_account_number';
};

/** Every channel that asks a provider for money, in the order in which they are offered. */
export const CHANNELS = {
  paystack: {
    provider: 'paystack',
    method: 'online_payment',
    name: 'Paystack',
    description: 'Card, bank transfer or USSD',
    currencies: ['NGN', 'GHS'],
    saves_cards: true,
    splits: true,
  },
  monnify: {
    provider: 'monnify',
    method: 'online_payment',
    name: 'Monnify',
    description: 'Bank transfer or card',
    currencies: ['NGN'],
    saves_cards: true,
    splits: true,
  },
  flutterwave: {
    provider: 'flutterwave',
    method: 'online_payment',
    name: 'Flutterwave',
    description: 'Card, bank transfer or USSD',
    // Spec §4: its checkout is opened in NGN.
    currencies: ['NGN'],
    saves_cards: true,
    splits: true,
  },
  opay: {
    provider: 'opay',
    method: 'opay',
    name: 'OPay',
    description: 'Your OPay wallet',
    currencies: ['NGN'],
    saves_cards: false,
    splits: true,
  },
  opay_in_app: {
    provider: 'opay',
    method: 'opay',
    name: 'OPay',
    description: 'Your OPay wallet, in the app you are in',
    currencies: ['NGN'],
    saves_cards: false,
    splits: false,
  },
  mtn_momo_ng: {
    provider: 'mtn_momo',
    method: 'mtn',
    name: 'MTN MoMo',
    description: 'Approve on your phone',
    currencies: ['NGN'],
    saves_cards: false,
    splits: false,
    account: 'momo_account_number',
  },
  mtn_momo_gh: {
    provider: 'mtn_momo',
    method: 'mtn',
    name: 'MTN MoMo',
    description: 'Approve on your phone',
    currencies: ['GHS'],
    saves_cards: false,
    splits: false,
    account: 'momo_account_number',
  },
  pocket: {
    provider: 'pocket',
    method: 'pocket',
    name: 'Pocket',
    description: 'Approve in the Pocket app',
    currencies: ['NGN'],
    saves_cards: false,
    splits: false,
    account: 'pocket_tag',
  },
} as const satisfies Record<ProviderChannel, ChannelTerms>;

export const termsOf = (channel: ProviderChannel): ChannelTerms => CHANNELS[channel];

/** The channels of a method in a currency, the first one first. */
export const channelsOf = (method: PaymentMethodType, currency: Currency): ProviderChannel[] =>
  (Object.keys(CHANNELS) as ProviderChannel[]).filter(
    (channel) => termsOf(channel).method === method && termsOf(channel).currencies.includes(currency),
  );

/** Whether the wallet may pay a part of what this channel, or a saved card, pays the rest of. */
export const maySplit = (channel: PaymentChannel | 'card'): boolean =>
  channel === 'card' || (channel !== 'wallet' && termsOf(channel).splits);

export const COUNTRY_OF_MOMO = { mtn_momo_ng: 'NG', mtn_momo_gh: 'GH' } as const satisfies Partial<
  Record<ProviderChannel, CountryCode>
>;

/** Spec §9: one of five, as everywhere that the specification has it; MTN is reached directly. */
export const processorOf = (provider: PaymentProvider): Processor => (provider === 'mtn_momo' ? null : provider);
