import type { CustomerAddress } from '@jara/contract';
import { NO_FEE, type PackageEnd, type PackageForm } from './package-form.ts';

export type End = 'pickup' | 'dropoff';

export const END_TITLE = { pickup: 'Pickup address', dropoff: 'Dropoff address' } as const satisfies Record<
  End,
  string
>;

/** Spec §2: the end that the address picker is opened for; none where the address bar names no such end. */
export const endOf = (value: string | undefined): End | undefined =>
  value === 'pickup' || value === 'dropoff' ? value : undefined;

export const addressOf = (form: PackageForm, end: End): PackageEnd | null =>
  end === 'pickup' ? form.pickupAddress : form.dropoffAddress;

/** What choosing an address changes. The fee was for another way. */
export function withEnd(end: End, address: CustomerAddress): Partial<PackageForm> {
  const { id, display_name, coordinate, country_code, pretty_name, landmark } = address;
  const chosen = { id, display_name, coordinate, country_code };
  const text = landmark ? `${pretty_name} · ${landmark}` : pretty_name;
  return end === 'pickup'
    ? { pickupAddress: chosen, pickupAddressText: text, ...NO_FEE }
    : { dropoffAddress: chosen, dropoffAddressText: text, ...NO_FEE };
}

export const swapEnds = (form: PackageForm): Partial<PackageForm> => ({
  pickupAddress: form.dropoffAddress,
  pickupAddressText: form.dropoffAddressText,
  dropoffAddress: form.pickupAddress,
  dropoffAddressText: form.pickupAddressText,
  ...NO_FEE,
});
