import type { DeliveryFee, Discount, PROMO_REFUSALS } from '@jara/contract';
import { judgePromo, type PromoFacts } from '@jara/domain/promo';
import { type Outcome, succeed } from '../../outcome.ts';
import type { PromoOfCart } from './promo.store.ts';

type Facts = Omit<PromoFacts, 'used_by_customer' | 'orders_made' | 'fee'> & {
  readonly fee: Pick<DeliveryFee, 'final_delivery_amount' | 'final_service_amount'> | null;
};

/** What a code takes off an order, or why it is not taken. */
export function discountOf(
  { promo, used_by_customer, orders_made }: PromoOfCart,
  { fee, ...facts }: Facts,
): Outcome<Discount, (typeof PROMO_REFUSALS)[number]> {
  const verdict = judgePromo(promo, {
    ...facts,
    used_by_customer,
    orders_made,
    fee: fee && { delivery: fee.final_delivery_amount, service: fee.final_service_amount },
  });
  if (!verdict.ok) return verdict;
  return succeed({ target: promo.target, amount_off: verdict.amount_off, description: promo.title });
}
