import type { DataOf, Found, OrderHistory, supportEndpoints } from '@jara/contract';
import type { Db, Transaction } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { recordAudit } from '../audit/index.ts';
import { endCustomerSessions, type Staff } from '../identity/index.ts';
import { type Payments, settleSuspense } from '../payment/index.ts';
import { findPayments, shownPayment } from './find.store.ts';
import { findForSupport } from './find.ts';
import { readOrderHistory } from './order-history.ts';
import { readPaymentHistory } from './payment-history.ts';

/** More than anybody types in an hour; a program that reads all customers is stopped soon. */
const FINDS = { name: 'support-finds', most: 240, windowSeconds: 3_600 };
/** The page of an order has phones and the door. It is read again with each event, so this is many times what is looked at. */
const ORDERS = { name: 'support-orders', most: 1_200, windowSeconds: 3_600 };
/** Each asks a provider. */
const LOOK_UPS = { name: 'support-look-ups', most: 60, windowSeconds: 3_600 };

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'counter'>;
  readonly payments: Pick<Payments, 'lookUp'>;
};
type Member = Staff<'support'>;
type LookUp = typeof supportEndpoints.lookUpPayment;
type Limited = 'TOO_MANY_REQUESTS';

/** What support reads of people and payments, and does for them. */
export function createSupport({ db, now, limits, payments }: Deps) {
  const countFind = limits.counter(FINDS);
  const countOrder = limits.counter(ORDERS);
  const countLookUp = limits.counter(LOOK_UPS);
  return {
    async find(member: Member, typed: string): Promise<Outcome<Found, Limited>> {
      const counted = countFind(String(member.id));
      return counted.ok ? succeed(await findForSupport({ db, now }, member, typed)) : counted;
    },

    async history(member: Member, id: number): Promise<Outcome<OrderHistory, 'ORDER_NOT_FOUND' | Limited>> {
      const counted = countOrder(String(member.id));
      return counted.ok ? readOrderHistory(db, member, id, now()) : counted;
    },

    paymentHistory: (reference: string) => readPaymentHistory(db, reference),

    settleSuspense: (
      tx: Transaction,
      member: Parameters<typeof settleSuspense>[1],
      given: Parameters<typeof settleSuspense>[2],
    ) => settleSuspense(tx, member, given, now()),

    /** Written down before the provider is asked. */
    async openLookUp(
      tx: Transaction,
      member: Member,
      { reference, reason }: { readonly reference: string; readonly reason: string },
    ): Promise<Outcome<{ reference: string }, 'PAYMENT_NOT_FOUND'>> {
      const [found] = await findPayments(tx, reference);
      if (found?.reference !== reference) return refuse('PAYMENT_NOT_FOUND');
      const subject = { kind: 'payment', id: reference } as const;
      await recordAudit(tx, member, { action: 'look_up_payment', subject, reason, now: now() });
      return succeed({ reference });
    },

    /** The one way that books money does the rest, also when the same call comes again. */
    async lookUp(
      member: Member,
      { reference }: { readonly reference: string },
    ): Promise<Outcome<DataOf<LookUp>, LookUp['failures'][number] | Limited>> {
      const counted = countLookUp(String(member.id));
      if (!counted.ok) return counted;
      const settled = await payments.lookUp(reference);
      if (!settled) return refuse('PAYMENT_NOT_FOUND');
      return succeed({ has_answered: settled.hasAnswered, payment: shownPayment(settled.payment) });
    },

    async endSessions(
      tx: Transaction,
      member: Member,
      { id, reason }: { readonly id: number; readonly reason: string },
    ): Promise<Outcome<{ ended: number }, 'CUSTOMER_NOT_FOUND'>> {
      const ended = await endCustomerSessions(tx, id);
      if (ended === undefined) return refuse('CUSTOMER_NOT_FOUND');
      const subject = { kind: 'customer', id } as const;
      await recordAudit(tx, member, { action: 'end_sessions', subject, reason, details: { ended }, now: now() });
      return succeed({ ended });
    },
  };
}

export type Support = ReturnType<typeof createSupport>;
