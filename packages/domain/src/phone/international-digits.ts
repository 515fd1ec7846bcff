import type { Country, SignedInUser } from '@jara/contract';

/** What a number and its picker need of a country. */
export type PhoneCountry = Omit<Country, 'unicode'>;

/** Spec §3: a phone's digits and its country. */
export type PhoneValue = { readonly phone: string; readonly country: PhoneCountry };

/** Whether it is the customer's own number. */
export const isPhoneOf = (phone: PhoneValue, customer: Pick<SignedInUser, 'phone'>): boolean =>
  internationalDigits(phone) === customer.phone;

/** Digits with the calling code, as a network writes the number: 08012345678 in Nigeria is 2348012345678. */
export function internationalDigits({ phone, country }: PhoneValue): string {
  const digits = phone.trim();
  if (digits.startsWith(country.calling_code)) return digits;
  return country.calling_code + digits.replace(/^0/, '');
}
