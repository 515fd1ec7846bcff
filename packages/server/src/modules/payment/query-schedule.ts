const SOONEST_SECONDS = 5;
const LATEST_SECONDS = 15 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
export const REFUND_QUERY_SECONDS = DAY_MS / 1000;
/** A refund or a charge-back that comes after it is found by its event alone. */
const REFUNDS_QUERIED_FOR_MS = 32 * DAY_MS;

type Attempt = { readonly created_at: Date };
type Money = {
  readonly reference: string;
  readonly received_amount: number | null;
  readonly credited_to: string | null;
  readonly status: string;
  readonly settled_at: Date | null;
};

const ageMs = ({ created_at }: Attempt, now: Date) => now.getTime() - created_at.getTime();

/** The sweeper looks after 5 seconds, then ever more seldom, and at least every quarter of an hour. */
export const secondsToNextQuery = (attempt: Attempt, now: Date): number =>
  Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.round(ageMs(attempt, now) / 2_000)));

/** A day without money: it is not waited for any longer. A provider that does not answer is given a second day. */
export const isExpired = (attempt: Attempt, now: Date, hasAnswered: boolean): boolean =>
  ageMs(attempt, now) >= (hasAnswered ? DAY_MS : 2 * DAY_MS);

/** Whether it has brought money, which can go back to the payer. */
export const hasMoney = ({ received_amount, credited_to }: Pick<Money, 'received_amount' | 'credited_to'>): boolean =>
  received_amount !== null || credited_to === 'suspense';

/** From 0 to 1, for each payment its own: the looks at a lunch hour's payments are spread over the day. */
const partOfDay = ({ reference }: Pick<Money, 'reference'>) => Number.parseInt(reference.slice(0, 8), 16) / 2 ** 32;

/** Money that came is looked for every day. Undefined when it is not any more. */
export function secondsToNextRefundQuery(payment: Money, now: Date): number | undefined {
  if (!hasMoney(payment) || payment.status === 'refunded' || payment.settled_at === null) return undefined;
  const age = now.getTime() - payment.settled_at.getTime();
  if (age >= REFUNDS_QUERIED_FOR_MS) return undefined;
  // The look of the first day leads to one at an hour of the payment's own.
  const isOfFirstDay = age > DAY_MS / 2 && age < 1.5 * DAY_MS;
  return isOfFirstDay ? Math.round(REFUND_QUERY_SECONDS * (0.5 + partOfDay(payment))) : REFUND_QUERY_SECONDS;
}
