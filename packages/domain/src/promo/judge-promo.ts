import type { Currency, Discount, FailureCode, OrderClass } from '@jara/contract';

/** Decisions §5: what a promo code takes off, and its limits. Null limits nothing. */
export type PromoTerms = {
  readonly currency: Currency;
  readonly target: Exclude<Discount['target'], 'menus'>;
  /** Without a percentage it takes off `most_off`. */
  readonly percent: number | null;
  readonly most_off: number;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly vendor_ids: readonly number[] | null;
  readonly city_ids: readonly number[] | null;
  readonly order_classes: readonly OrderClass[] | null;
  readonly minimum_subtotal: number;
  readonly first_order_only: boolean;
  readonly uses_in_all: number | null;
  readonly uses_per_customer: number | null;
  readonly used: number;
};

type Customer = { readonly now: Date; readonly used_by_customer: number };

/** The order that it would be used for. */
export type PromoFacts = Customer & {
  readonly vendor_id: number;
  readonly city_id: number;
  readonly currency: Currency;
  readonly order_class: OrderClass;
  readonly subtotal: number;
  /** None is known until an address is chosen. */
  readonly fee: { readonly delivery: number; readonly service: number } | null;
  readonly orders_made: number;
};

type Refused<Code extends FailureCode> = { readonly ok: false; readonly code: Code };
type Spent = 'PROMO_ENDED' | 'PROMO_USED_UP' | 'PROMO_USED_BY_YOU';
type Unfit =
  | 'PROMO_NOT_YET'
  | 'PROMO_OTHER_CITY'
  | 'PROMO_OTHER_VENDOR'
  | 'PROMO_OTHER_CLASS'
  | 'PROMO_SUBTOTAL_TOO_SMALL'
  | 'PROMO_FIRST_ORDER_ONLY';

const refused = <Code extends FailureCode>(code: Code): Refused<Code> => ({ ok: false, code });

const isReached = (limit: number | null, count: number) => limit !== null && count >= limit;
const allows = <Value>(allowed: readonly Value[] | null, value: Value) => allowed === null || allowed.includes(value);

/** Why the customer can never use the code again, whatever they order. */
export function refuseUsedUpPromo(terms: PromoTerms, { now, used_by_customer }: Customer): Refused<Spent> | undefined {
  if (terms.ends_at !== null && now >= terms.ends_at) return refused('PROMO_ENDED');
  if (isReached(terms.uses_in_all, terms.used)) return refused('PROMO_USED_UP');
  if (isReached(terms.uses_per_customer, used_by_customer)) return refused('PROMO_USED_BY_YOU');
  return undefined;
}

/** Why it does not fit this order. What is of another country is of another city. */
function refuseUnfit(terms: PromoTerms, facts: PromoFacts): Refused<Unfit> | undefined {
  if (terms.starts_at !== null && facts.now < terms.starts_at) return refused('PROMO_NOT_YET');
  if (terms.currency !== facts.currency || !allows(terms.city_ids, facts.city_id)) return refused('PROMO_OTHER_CITY');
  if (!allows(terms.vendor_ids, facts.vendor_id)) return refused('PROMO_OTHER_VENDOR');
  const bringsNothing = terms.target === 'deliveryfees' && facts.order_class === 'pickup';
  if (bringsNothing || !allows(terms.order_classes, facts.order_class)) return refused('PROMO_OTHER_CLASS');
  if (facts.subtotal < terms.minimum_subtotal) return refused('PROMO_SUBTOTAL_TOO_SMALL');
  if (terms.first_order_only && facts.orders_made > 0) return refused('PROMO_FIRST_ORDER_ONLY');
  return undefined;
}

const amountOf = ({ target }: PromoTerms, { subtotal, fee }: PromoFacts): number =>
  ({ orders: subtotal, deliveryfees: fee?.delivery ?? 0, servicefees: fee?.service ?? 0 })[target];

type Verdict = { readonly ok: true; readonly amount_off: Discount['amount_off'] } | Refused<Spent | Unfit>;

/** What the code takes off: never more than there is of its target, nor than its cap; parts of a unit stay with us. */
export function judgePromo(terms: PromoTerms, facts: PromoFacts): Verdict {
  const refusal = refuseUsedUpPromo(terms, facts) ?? refuseUnfit(terms, facts);
  if (refusal) return refusal;
  const whole = amountOf(terms, facts);
  const share = terms.percent === null ? whole : Math.floor((whole * terms.percent) / 100);
  return { ok: true, amount_off: Math.min(share, terms.most_off) as Discount['amount_off'] };
}
