import { ChoiceRow } from '@jara/ui/choice-row';
import type { Ref } from 'react';
import type { ShownCart } from '@/features/cart/data.ts';
import { changesTo } from '@/features/cart/lazy-store.ts';
import { requireSignIn } from '@/features/identity/index.ts';
import { openLayer } from '@/shared/browser/layers.ts';
import type { Checkout } from './use-checkout.ts';

type Props = {
  readonly cart: ShownCart;
  readonly location: Checkout['location'];
  /** Spec §4 USER_ADDRESS: an order was to be placed, and this is what it lacks. */
  readonly isMissing: boolean;
  readonly ref: Ref<HTMLButtonElement>;
};

/** Where the order goes. Spec §6: a guest signs in first. */
export function AddressRow({ cart, location, isMissing, ref }: Props) {
  const choose = () =>
    requireSignIn(
      () => openLayer('address', { onPick: ({ id }) => changesTo(cart.vendor.id).setDetails({ address_id: id }) }),
      'address',
    );
  return (
    <ChoiceRow
      ref={ref}
      label="Delivery address"
      onOpen={choose}
      // Spec §4: picking an address clears the cart error, also where it is picked in the header.
      problem={isMissing && !location ? 'Please choose an address here' : undefined}
    >
      {location?.pretty_name ?? 'Choose an address'}
    </ChoiceRow>
  );
}
