import type { MinorUnits, PaymentProvider, ProviderChannel } from '@jara/contract';
import type {
  CardToken,
  ChargedCard,
  PaymentAdapter,
  PaymentFailure,
  ProviderPayment,
  StartedAtProvider,
} from '../processors/payments/payment-adapter.ts';

type Known = {
  amount: number;
  currency: string;
  state: ProviderPayment['state'];
  card: CardToken | null;
  refunded?: number;
};
/** `lost`: it is done, and the answer does not arrive. `silent`: it is not done, and nobody hears why. */
type Fault = 'lost' | 'silent' | 'declined' | 'invalid';
type Operation = 'start' | 'query' | 'charge';

const CHANNELS: Record<PaymentProvider, ProviderChannel[]> = {
  paystack: ['paystack'],
  monnify: ['monnify'],
  flutterwave: ['flutterwave'],
  opay: ['opay', 'opay_in_app'],
  pocket: ['pocket'],
  mtn_momo: ['mtn_momo_ng', 'mtn_momo_gh'],
};
const failure = (reason: PaymentFailure['reason']): PaymentFailure => ({ ok: false, reason, detail: reason });

/** A provider that behaves as one does: it knows references, takes money once, and fails as it is told. */
export function fakePaymentProvider(provider: PaymentProvider = 'paystack') {
  const known = new Map<string, Known>();
  const calls: Record<Operation, number> = { start: 0, query: 0, charge: 0 };
  const faults: Partial<Record<Operation, Fault[]>> = {};
  let challenges = false;
  /** Called while a provider is asked: what happens elsewhere meanwhile. */
  let meanwhile: ((operation: Operation) => Promise<void>) | undefined;

  async function begin(operation: Operation): Promise<Fault | undefined> {
    calls[operation] += 1;
    await meanwhile?.(operation);
    return faults[operation]?.shift();
  }
  const reportOf = (reference: string): ProviderPayment => {
    const payment = known.get(reference);
    const nothing = { amount: null, currency: null, card: null };
    const { state, ...rest } = payment ?? { ...nothing, state: 'unknown' as const };
    const refunded = payment?.refunded as MinorUnits | undefined;
    const amount = rest.amount as MinorUnits | null;
    return { ...rest, ok: true, state, reference, amount, refunded, provider_reference: null };
  };

  const adapter: PaymentAdapter = {
    provider,
    channels: CHANNELS[provider],
    public_key: `${provider}-public`,
    script_url: null,
    async start({ reference, amount, currency }): Promise<StartedAtProvider | PaymentFailure> {
      const fault = await begin('start');
      if (fault === 'declined' || fault === 'invalid') return failure(fault);
      if (fault === 'silent') return failure('unavailable');
      if (known.has(reference)) return failure('duplicate');
      known.set(reference, { amount, currency, state: 'pending', card: null });
      if (fault === 'lost') return failure('unavailable');
      const page = `https://pay.example/${reference}`;
      return { ok: true, access_code: reference.slice(0, 8), authorization_url: page, provider_reference: null };
    },
    async query({ reference }) {
      const fault = await begin('query');
      return fault === undefined ? reportOf(reference) : failure('unavailable');
    },
    async chargeCard({ reference, amount, currency }): Promise<ChargedCard | PaymentFailure> {
      const fault = await begin('charge');
      if (fault === 'silent') return failure('unavailable');
      if (known.has(reference)) return failure('duplicate');
      if (fault === 'declined' || fault === 'invalid') return failure(fault);
      known.set(reference, { amount, currency, state: challenges ? 'pending' : 'succeeded', card: null });
      if (fault === 'lost') return failure('unavailable');
      const authorization_url = `https://pay.example/challenge/${reference}`;
      return challenges ? { ok: true, state: 'challenged', authorization_url, reference } : reportOf(reference);
    },
    /** Signed with the word 'signed'; an unsigned provider needs none. */
    readWebhook(rawBody, headers) {
      const isSigned = headers['signature'] === 'signed';
      if (!isSigned && provider !== 'mtn_momo') return { verdict: 'rejected', status: 401 };
      const { event_key, reference } = JSON.parse(rawBody.toString()) as { event_key: string; reference: string };
      return { verdict: isSigned ? 'verified' : 'unsigned', event_key, reference };
    },
  };

  const set = (reference: string, change: Partial<Known>) => {
    const payment = known.get(reference) ?? { amount: 0, currency: 'NGN', state: 'pending' as const, card: null };
    known.set(reference, { ...payment, ...change });
  };
  return {
    adapter,
    calls,
    /** How often money was taken, by reference. */
    charged: () => [...known].filter(([, { state }]) => state === 'succeeded').map(([reference]) => reference),
    pay: (reference: string, change: Partial<Known> = {}) => set(reference, { state: 'succeeded', ...change }),
    decline: (reference: string) => set(reference, { state: 'failed' }),
    say: set,
    forget: (reference: string) => known.delete(reference),
    failNext(operation: Operation, ...next: Fault[]) {
      faults[operation] = next;
    },
    challengeCards(does = true) {
      challenges = does;
    },
    during(what: typeof meanwhile) {
      meanwhile = what;
    },
  };
}
