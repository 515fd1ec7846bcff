import type { Limit } from '../../limits/limits.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import type { findCustomer } from '../identity/index.ts';
import { hasPaidBefore, type Payment } from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;
type PromptLimit = Limit<'TOO_MANY_PROMPTS'>;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const code = 'TOO_MANY_PROMPTS';

/** Whoever has paid for the customer before, and the phone that the customer signs in with, were not picked at random. */
const isTrusted = async ({ db }: PaymentDeps, { account }: Payment, { id, phone, signs_in_by_phone }: Customer) =>
  (signs_in_by_phone && account === phone) || (account !== null && (await hasPaidBefore(db, id, account)));

/**
 * Anybody can type anybody's number or Pocket ID, and whoever approves fills the wallet of the one who typed it. So a payer
 * is asked so often by all customers together; a trusted pair of payer and customer has counts of its own, which nobody
 * else can reach. Counts are kept under a keyed hash, which does not tell the number.
 */
async function promptLimits(deps: PaymentDeps, payment: Payment, customer: Customer): Promise<PromptLimit[]> {
  const payer = deps.secrets.mac('payer', `${payment.provider} ${payment.account?.toLowerCase()}`);
  if (await isTrusted(deps, payment, customer))
    return [{ key: `prompts:${payer}:${customer.id}`, most: 20, windowSeconds: HOUR, code }];
  return [
    { key: `prompts:${payer}`, most: 3, windowSeconds: HOUR, code },
    { key: `prompts-a-day:${payer}`, most: 8, windowSeconds: DAY, code },
  ];
}

/** Counts one more prompt on somebody's phone or in their app, `take`, or only tells whether one may follow, `check`. */
export async function limitPrompts(
  deps: PaymentDeps,
  payment: Payment,
  customer: Customer,
  how: 'take' | 'check',
): Promise<Outcome<null, 'TOO_MANY_PROMPTS'>> {
  for (const limit of await promptLimits(deps, payment, customer)) {
    const counted = await deps.limits[how](limit);
    if (!counted.ok) return counted;
  }
  return succeed(null);
}
