import type { CountryCode, DeliveryFee, MinorUnits, OrderClass } from '@jara/contract';

type Terms = {
  /** For each kilometre of the way. */
  readonly perKm: number;
  /** Delivery amounts are whole numbers of this. */
  readonly step: number;
  readonly service: { readonly percent: number; readonly least: number; readonly most: number };
  /** An order below `under` costs `amount` more. */
  readonly smallOrder: { readonly under: number; readonly amount: number };
};

/** Decisions §5, in minor units: 10 major units are a step in Nigeria, 1 in Ghana. */
const TERMS = {
  NG: {
    perKm: 5_000,
    step: 1_000,
    service: { percent: 5, least: 10_000, most: 150_000 },
    smallOrder: { under: 200_000, amount: 30_000 },
  },
  GH: {
    perKm: 100,
    step: 100,
    service: { percent: 5, least: 200, most: 3_000 },
    smallOrder: { under: 3_000, amount: 500 },
  },
} as const satisfies Record<CountryCode, Terms>;

/** Streets are longer than the line between two points. */
const DETOUR = 1.3;
/** Farther than this nobody brings a warm meal. */
const FARTHEST_KM = 40;

export type FeeRequest = {
  readonly country: CountryCode;
  readonly order_class: OrderClass;
  readonly subtotal: MinorUnits;
  /** What the vendor takes before the first kilometre. */
  readonly base: MinorUnits;
  /** Great-circle distance; none for pickup. */
  readonly km: number;
  readonly factor: number;
};

const money = (amount: number) => amount as DeliveryFee['amount'];
const roundUp = (amount: number, step: number) => money(Math.ceil(amount / step) * step);

export const isWithinReach = (km: number): boolean => km <= FARTHEST_KM;

/** Decisions §5: base plus a rate per kilometre, a service fee with a floor and a ceiling, more for small orders. */
export function quoteFee({ country, order_class, subtotal, base, km, factor }: FeeRequest): Omit<DeliveryFee, 'id'> {
  const { perKm, step, service, smallOrder } = TERMS[country];
  const share = Math.round((subtotal * service.percent) / 100);
  const service_amount = money(Math.min(Math.max(share, service.least), service.most));
  const isPickup = order_class === 'pickup';
  const original = isPickup ? money(0) : roundUp(base + perKm * km * DETOUR, step);
  const final = roundUp(original * factor, step);
  const small = money(!isPickup && subtotal < smallOrder.under ? smallOrder.amount : 0);
  return {
    original_delivery_amount: original,
    final_delivery_amount: final,
    original_service_amount: service_amount,
    final_service_amount: service_amount,
    delivery_price_factor: isPickup ? 1 : factor,
    small_order_amount: small,
    amount: money(final + small),
  };
}

const NOTHING = money(0);

/** What the way alone costs, where nothing is bought: no service fee and no smallest order. */
export function quoteWay(way: Pick<FeeRequest, 'country' | 'base' | 'km' | 'factor'>): Omit<DeliveryFee, 'id'> {
  const fee = quoteFee({ ...way, order_class: 'delivery', subtotal: NOTHING });
  return {
    ...fee,
    original_service_amount: NOTHING,
    final_service_amount: NOTHING,
    small_order_amount: NOTHING,
    amount: fee.final_delivery_amount,
  };
}
