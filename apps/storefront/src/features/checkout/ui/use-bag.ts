import type { BagInformation, Vendor } from '@jara/contract';
import { offersBags } from '@jara/domain/cart';
import { useQuery } from '@tanstack/react-query';
import type { ShownCart } from '@/features/cart/data.ts';
import { configQuery } from '../api/config.query.ts';
import { lastBag } from '../api/last-bag.ts';

type Bagged = Pick<ShownCart, 'class' | 'bag_quantity'>;

type KnownBags = {
  /** Undefined where none is offered, or nobody has said what it costs. */
  readonly bag: BagInformation | undefined;
  /** How many are paid for; undefined while it is unknown what they cost. */
  readonly bags: number | undefined;
};

/** Until the vendor is known, a cart with bags is one of a vendor that offers them. */
function bagsOf(cart: Bagged, known: BagInformation | undefined, vendor: Vendor | undefined): KnownBags {
  const isOffered = known && vendor ? offersBags(known, vendor) : cart.bag_quantity > 0;
  const bag = isOffered ? known : undefined;
  // Nobody carries a pickup, and bags that are no longer offered cost nothing.
  if (cart.class === 'pickup' || cart.bag_quantity === 0) return { bag, bags: 0 };
  if (!known) return { bag, bags: undefined };
  return { bag, bags: bag ? cart.bag_quantity : 0 };
}

/** The bags of a cart and what they cost: as the server says, or as it last did. */
export function useBag(cart: Bagged, vendor: Vendor | undefined, enabled = true): KnownBags {
  const { data: config } = useQuery({ ...configQuery, enabled });
  return bagsOf(cart, config?.bag_information ?? lastBag(), vendor);
}
