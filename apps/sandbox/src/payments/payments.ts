import { randomBytes } from 'node:crypto';
import { type Force, type Payment, type Provider, type Refund, receivedOf, refundedOf } from './payment.ts';
import { createPaymentStore } from './payment-store.ts';
import { useCard } from './test-cards.ts';

export type PaymentEvent = 'paid' | 'failed' | 'refunded';

export type NewPayment = Pick<Payment, 'provider' | 'reference' | 'amount' | 'currency'> &
  Partial<Pick<Payment, 'payer' | 'description' | 'return_url' | 'cancel_url' | 'metadata' | 'card'>> & {
    /** Makes the code of providers that number their payments; others have a random one. */
    readonly codeOf?: (id: number, at: Date) => string;
  };

/** What a payer does on a page, in a prompt, or by leaving. */
export type Action = 'approve' | 'decline' | 'close' | 'later';

type Options = {
  readonly now: () => Date;
  /** How long after the payer has gone a late approval comes. */
  readonly laterMs: number;
  readonly send: (payment: Payment, event: PaymentEvent) => void;
};

const WEBHOOKS_NOTED = 50;

/** The payments of all providers: started, acted upon by payers, and by the control API. */
export function createPayments({ now, laterMs, send }: Options) {
  const store = createPaymentStore();
  const forcedNext = new Map<Provider, Force & { readonly count: number }>();
  const timers = new Set<NodeJS.Timeout>();
  let lastId = Date.now() * 1000;

  const timestamp = () => now().toISOString();
  function change(payment: Payment, fields: Partial<Payment>): Payment {
    const changed = { ...payment, ...fields };
    store.put(changed);
    return changed;
  }

  /** Later, on the payment as it will be by then. */
  function after(ms: number, { provider, reference }: Payment, act: (payment: Payment) => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const payment = store.find(provider, reference);
      if (payment !== undefined) act(payment);
    }, ms);
    timers.add(timer.unref());
  }

  /** A provider takes the money of one reference once. */
  function charge(payment: Payment): Payment {
    if (payment.charges.length > 0) return payment;
    const { amount = payment.amount, currency = payment.currency } = payment.force;
    const at = timestamp();
    const charges = [...payment.charges, { id: ++lastId, amount, currency, at }];
    const paid = change(payment, { state: 'succeeded', reason: null, paid_at: at, charges });
    send(paid, 'paid');
    return paid;
  }

  function fail(payment: Payment, reason: string): Payment {
    if (payment.charges.length > 0 || payment.state === 'failed') return payment;
    const failed = change(payment, { state: 'failed', reason });
    send(failed, 'failed');
    return failed;
  }

  /** The payer or the card says yes or no; what the control API has ordered counts more. */
  function finish(payment: Payment, declined: string | null): Payment {
    const { outcome, afterMs = 0 } = payment.force;
    if (outcome === 'pending') return payment.charges.length > 0 ? payment : change(payment, { state: 'pending' });
    const isDeclined = outcome === undefined ? declined !== null : outcome === 'decline';
    const end = (each: Payment) => (isDeclined ? fail(each, declined ?? 'Declined') : charge(each));
    if (afterMs === 0) return end(payment);
    after(afterMs, payment, end);
    return change(payment, { state: 'pending' });
  }

  function takeForcedNext(provider: Provider): Force {
    const found = forcedNext.get(provider);
    if (found === undefined) return {};
    const { count, ...force } = found;
    if (count > 1) forcedNext.set(provider, { ...force, count: count - 1 });
    else forcedNext.delete(provider);
    return force;
  }

  return {
    find: store.find,
    findByCode: store.findByCode,
    findById: store.findById,
    list: store.list,
    charge,
    fail,
    finish,

    /** Undefined where the reference is used already. */
    start({ codeOf, ...draft }: NewPayment): Payment | undefined {
      if (store.find(draft.provider, draft.reference) !== undefined) return undefined;
      const id = ++lastId;
      const payment: Payment = {
        id,
        code: codeOf?.(id, now()) ?? randomBytes(8).toString('hex'),
        payer: { email: '', name: '', phone: '' },
        description: '',
        return_url: null,
        cancel_url: null,
        metadata: null,
        card: null,
        is_saved_card: draft.card !== undefined,
        ...draft,
        state: 'open',
        reason: null,
        charges: [],
        refunds: [],
        force: takeForcedNext(draft.provider),
        webhooks: [],
        created_at: timestamp(),
        paid_at: null,
      };
      store.put(payment);
      return payment;
    },

    /** `isOver`: with this provider a payment that was closed cannot be taken up again. */
    act(payment: Payment, action: Action, typedCard: string | undefined, isOver: boolean): Payment {
      if (payment.charges.length > 0) return payment;
      if (action === 'close') return isOver ? change(payment, { state: 'cancelled' }) : payment;
      if (action === 'decline') return finish(payment, 'Declined');
      const typed = payment.is_saved_card ? undefined : typedCard;
      const used = typed === undefined ? undefined : useCard(payment.provider, typed, payment.payer.email);
      const declined = typed !== undefined && used === undefined ? 'Not a test card' : (used?.declined ?? null);
      const tried = change(payment, { state: 'pending', ...(used && { card: used.card }) });
      if (action === 'approve') return finish(tried, declined);
      after(laterMs, tried, (each) => finish(each, declined));
      return tried;
    },

    /** The page of a shop asks again, perhaps for another amount. Not for one that is paid. */
    ask(payment: Payment, amount: number, currency: string): Payment {
      return payment.charges.length > 0 ? payment : change(payment, { amount, currency });
    },

    /** What the control API orders for one payment, now or after a while. */
    force(payment: Payment, force: Force): Payment {
      const forced = change(payment, { force: { ...payment.force, ...force } });
      if (force.outcome === undefined) return forced;
      const { charges, state } = forced;
      // A failed payment that is approved after all is late money.
      if (charges.length > 0 || (force.outcome !== 'approve' && state === 'failed')) return forced;
      return finish(forced, null);
    },

    forceNext(provider: Provider, force: Force, count: number): void {
      forcedNext.set(provider, { ...force, count });
    },

    /** Undefined where nothing, or less, was taken. */
    refund(payment: Payment, amount: number | undefined, reference?: string): Refund | undefined {
      const left = receivedOf(payment).amount - refundedOf(payment);
      const wanted = amount ?? left;
      if (payment.charges.length === 0 || wanted <= 0 || wanted > left) return undefined;
      const id = ++lastId;
      const refund = { id, reference: reference ?? `sbx-refund-${id}`, amount: wanted, at: timestamp() };
      const refunds = [...payment.refunds, refund];
      send(change(payment, { refunds, ...(wanted === left && { state: 'refunded' }) }), 'refunded');
      return refund;
    },

    noteWebhook({ provider, reference }: Payment, event: string, status: number): void {
      const payment = store.find(provider, reference);
      if (payment === undefined) return;
      const webhooks = [...payment.webhooks, { event, status, at: timestamp() }].slice(-WEBHOOKS_NOTED);
      change(payment, { webhooks });
    },

    reset(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      forcedNext.clear();
      store.clear();
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
