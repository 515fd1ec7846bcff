import { CURRENCY_OF_COUNTRY, type DataOf, type Discount, type PromoCode, type promoEndpoints } from '@jara/contract';
import { refuseUsedUpPromo } from '@jara/domain/promo';
import type { Db } from '../../db/client.ts';
import type { Limits } from '../../limits/limits.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { findCustomer } from '../identity/index.ts';
import { type Asked, applyPromo, type FindFee } from './apply-promo.ts';
import { createPromoFinder } from './find-promo-by-code.ts';
import { judgeForCart } from './judge-for-cart.ts';
import { findOpen, findSaved, type PromoOfCart, savePromo } from './promo.store.ts';
import { shownPromo } from './shown-promo.ts';

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly limits: Pick<Limits, 'take' | 'giveBack'>;
  /** Fees are quoted elsewhere, by a module that asks this one what a code takes off. */
  readonly findFee: FindFee;
};
type Redeem = typeof promoEndpoints.redeemCode;
type List<Name extends 'listPromoCodes' | 'listDiscounts'> = Outcome<
  DataOf<(typeof promoEndpoints)[Name]>,
  'CART_NOT_FOUND'
>;

export function createPromoService({ db, now, limits, findFee }: Deps) {
  const findPromoByCode = createPromoFinder({ db, limits });
  const isAlive = ({ promo, used_by_customer }: PromoOfCart) =>
    !refuseUsedUpPromo(promo, { now: now(), used_by_customer });
  const hasBegun = ({ promo }: PromoOfCart) => promo.starts_at === null || promo.starts_at <= now();

  return {
    apply: (customer: number, asked: Asked) =>
      applyPromo({ db, findPromoByCode, findFee, now: now() }, customer, asked),

    /** Keeps a code for the customer, once. */
    async redeem(customer: number, code: string): Promise<Outcome<PromoCode, Redeem['failures'][number]>> {
      const found = await findPromoByCode({ customer, code, cart: null });
      if (!found.ok) return found;
      const { promo, used_by_customer } = found.data;
      const spent = refuseUsedUpPromo(promo, { now: now(), used_by_customer });
      if (spent) return spent;
      await savePromo(db, { customer_id: customer, promo_code_id: promo.id, saved_at: now() });
      return succeed(shownPromo(promo), { message: `${promo.title}: saved to your promo codes.` });
    },

    /** The customer's saved codes that can still be used, and why this cart cannot take one. */
    async listSaved(customer: number, cart: string | null): Promise<List<'listPromoCodes'>> {
      const judge = await judgeForCart(db, { customer, cart, now: now() });
      if (!judge.ok) return judge;
      const saved = (await findSaved(db, { customer, cart })).filter(isAlive);
      return succeed(saved.map((each) => ({ ...shownPromo(each.promo), ...judge.data(each) })));
    },

    async listDiscounts(customer: number, cart: string | null): Promise<List<'listDiscounts'>> {
      const judge = await judgeForCart(db, { customer, cart, now: now() });
      if (!judge.ok) return judge;
      const who = await findCustomer(db, customer);
      const stored = who ? await findOpen(db, { customer, cart }, CURRENCY_OF_COUNTRY[who.country_code]) : [];
      const open = stored.filter((each) => isAlive(each) && hasBegun(each));
      return succeed(
        open.map((each) => ({
          ...shownPromo(each.promo),
          ...judge.data(each),
          target: each.promo.target,
          amount_off: each.promo.most_off as Discount['amount_off'],
          description: each.promo.title,
        })),
      );
    },
  };
}

export type PromoService = ReturnType<typeof createPromoService>;
