import { createHash } from 'node:crypto';
import type { Card, Provider } from './payment.ts';

type TestCard = {
  readonly number: string;
  readonly brand: Card['brand'];
  /** What it does; on a page, 'Approve' counts as the payer having passed the bank's questions. */
  readonly about: string;
  /** The bank's reason, for a card that is declined. */
  readonly declined?: string;
  /** The bank asks the payer when it is charged as a saved card. */
  readonly challenged?: true;
  readonly unsaved?: true;
  /** A name in its signature and in a token that works from the start. */
  readonly demo?: string;
};

const visa = (number: string, about: string, more: Partial<TestCard> = {}): TestCard => ({
  ...{ number, about, brand: 'visa' },
  ...more,
});
const mastercard = (number: string, about: string, more: Partial<TestCard> = {}): TestCard => ({
  ...{ number, about, brand: 'mastercard' },
  ...more,
});
const verve = (number: string, about: string, more: Partial<TestCard> = {}): TestCard => ({
  ...{ number, about, brand: 'verve' },
  ...more,
});

type CardProvider = 'paystack' | 'monnify' | 'flutterwave' | 'opay';

/** The cards that the providers publish for tests; the first of each fills the page's field. */
const TEST_CARDS: Readonly<Record<CardProvider, readonly TestCard[]>> = {
  paystack: [
    visa('4084084084084081', 'is approved', { demo: 'demo_visa' }),
    mastercard('5192602720584796', 'is approved; saved, the bank asks first', {
      challenged: true,
      demo: 'demo_mastercard',
    }),
    verve('507850785078507812', 'is approved after a PIN'),
    verve('5060666666666666666', 'is approved after PIN and OTP'),
    verve('507850785078507804', 'is approved after PIN, phone and OTP'),
    visa('4084080000005408', 'is declined', { declined: 'Declined' }),
    visa('4084080000670037', 'has too little money', { declined: 'Insufficient Funds' }),
    verve('507850785078507853', 'is approved, cannot be saved', { unsaved: true }),
    visa('4084080000671803', 'is approved'),
    visa('4084080000671902', 'is approved'),
  ],
  monnify: [
    visa('4111111111111111', 'is approved'),
    verve('5060995994247093', 'is approved after an OTP'),
    visa('4000000000000002', 'is approved after the bank’s page', { challenged: true }),
    visa('4111111111111110', 'is declined', { declined: 'Transaction failed' }),
  ],
  flutterwave: [
    mastercard('5531886652142950', 'is approved'),
    visa('4187427415564246', 'is approved after the bank’s page', { challenged: true }),
    verve('5061460410120223210', 'is approved after a PIN'),
    mastercard('5258585922666506', 'has too little money', { declined: 'Insufficient Funds' }),
    mastercard('5143010522339965', 'is declined', { declined: 'Do Not Honour' }),
  ],
  opay: [],
};

const TOKEN_FORMS: Readonly<Record<CardProvider, (hash: string) => string>> = {
  paystack: (hash) => `AUTH_${hash}`,
  monnify: (hash) => `MNFY_${hash}`,
  flutterwave: (hash) => `flw-t1nf-${hash}-m03k`,
  opay: (hash) => hash,
};

const hashOf = (...parts: readonly string[]) => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 20);

const isCardProvider = (provider: Provider): provider is CardProvider => provider in TEST_CARDS;

export const cardsOf = (provider: Provider): readonly TestCard[] =>
  isCardProvider(provider) ? TEST_CARDS[provider] : [];

function cardOf(provider: CardProvider, { number, brand, demo, unsaved }: TestCard, email: string): Card {
  return {
    bin: number.slice(0, 6),
    last4: number.slice(-4),
    brand,
    token: TOKEN_FORMS[provider](hashOf(number, email.toLowerCase())),
    signature: `SIG_${demo ?? hashOf(number)}`,
    reusable: unsaved !== true,
  };
}

type CardAnswer = { readonly card: Card; readonly declined: string | null; readonly challenged: boolean };

/** What a card does on a provider's page. A number that is no test card of it is declined. */
export function useCard(provider: Provider, typed: string, email: string): CardAnswer | undefined {
  const number = typed.replace(/[ -]/g, '');
  const found = cardsOf(provider).find((card) => card.number === number);
  if (found === undefined || !isCardProvider(provider)) return undefined;
  return {
    card: cardOf(provider, found, email),
    declined: found.declined ?? null,
    challenged: found.challenged === true,
  };
}

/**
 * The card behind a token. Tokens are made of card and e-mail, so they outlive a restart, and one with another e-mail is
 * unknown. The demo's tokens take any.
 */
export function useToken(provider: Provider, token: string, email: string): CardAnswer | undefined {
  if (!isCardProvider(provider)) return undefined;
  const found = TEST_CARDS[provider].find(
    (card) =>
      (card.demo !== undefined && token === `AUTH_${card.demo}`) ||
      (card.unsaved !== true && token === cardOf(provider, card, email).token),
  );
  const answer = found && useCard(provider, found.number, email);
  return answer && { ...answer, card: { ...answer.card, token } };
}
