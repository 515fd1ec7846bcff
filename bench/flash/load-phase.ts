import type { Choices } from '../choices.ts';
import type { Sold } from '../load-orders.ts';
import type { Buyer } from '../order-customers.ts';
import { arrive } from './arrivals.ts';
import { ANSWERED_WITHIN_MS, checkOut, type SentOrder } from './checkout.ts';
import type { Answer, Ask, Call } from './http-connections.ts';

/** Of those who come, so many read for each one who orders: a shop where one visit in three ends with an order. */
export const READS_FOR_A_CHECKOUT = 10;
/** What a person waits for: something to look at, and from the dish to the placed order, four calls. */
const READ_WITHIN_MS = 1_000;
const CHECKOUT_WITHIN_MS = 3_000;

/** What was heard of one kind of visit. */
type Heard = { arrived: number; good: number; readonly ms: number[] };

export type Phase = {
  /** Checkouts that were to begin in a second. */
  readonly perSecond: number;
  readonly seconds: number;
  readonly reads: Heard;
  readonly checkouts: Heard;
  /** Of the call that places the order, alone. */
  readonly orderMs: number[];
  readonly orders: SentOrder[];
  /** Calls by what became of them, such as '503 quote'. */
  readonly failures: string[];
  /** Refusals that do not say when to come again. */
  withoutRetryAfter: number;
};

type Crowd = {
  readonly ask: Ask;
  readonly signal: AbortSignal;
  readonly choices: Choices;
  readonly nextRead: (address: string) => Call;
  readonly buyers: readonly Buyer[];
  readonly sold: readonly Sold[];
};

const heardNothing = (): Heard => ({ arrived: 0, good: 0, ms: [] });

export const p99Of = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Of those who came, who was served rightly and in time. */
export const goodShare = ({ good, arrived }: Heard) => good / Math.max(1, arrived);

/** Each comes from a network of their own: what refuses here is no limit of one caller's. */
const addressOf = (nth: number) => `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;

export function createCrowd({ ask, signal, choices, nextRead, buyers, sold }: Crowd) {
  let came = 0;
  let ordered = 0;

  return async function load(perSecond: number, seconds: number): Promise<Phase> {
    const phase: Phase = {
      ...{ perSecond, seconds, reads: heardNothing(), checkouts: heardNothing() },
      ...{ orderMs: [], orders: [], failures: [], withoutRetryAfter: 0 },
    };
    const note = (what: string, { status, retryAfter }: Answer) => {
      if (status === 200) return;
      phase.failures.push(`${status} ${what}`);
      if ((status === 503 || status === 429) && retryAfter === undefined) phase.withoutRetryAfter += 1;
    };
    const end = (heard: Heard, isRight: boolean, ms: number, withinMs: number) => {
      if (!isRight) return;
      heard.ms.push(ms);
      if (ms <= withinMs) heard.good += 1;
    };
    const read = async (at: number) => {
      phase.reads.arrived += 1;
      came += 1;
      const answer = await ask(nextRead(addressOf(came)), ANSWERED_WITHIN_MS);
      note('read', answer);
      end(phase.reads, answer.status === 200, performance.now() - at, READ_WITHIN_MS);
    };
    const order = async (at: number) => {
      phase.checkouts.arrived += 1;
      came += 1;
      const [buyer, dish] = [buyers[ordered % buyers.length], sold[ordered % sold.length]];
      ordered += 1;
      if (!buyer || !dish) throw new Error('nobody can order anything');
      const sent = await checkOut(ask, { buyer, sold: dish, address: addressOf(came), at }, (step, answer, ms) => {
        note(step, answer);
        if (step === 'order') phase.orderMs.push(ms);
      });
      if (sent) phase.orders.push(sent);
      end(phase.checkouts, sent?.answer.status === 200, performance.now() - at, CHECKOUT_WITHIN_MS);
    };
    await Promise.all([
      arrive({ perSecond: perSecond * READS_FOR_A_CHECKOUT, seconds, choices, signal }, read),
      arrive({ perSecond, seconds, choices, signal }, order),
    ]);
    return phase;
  };
}
