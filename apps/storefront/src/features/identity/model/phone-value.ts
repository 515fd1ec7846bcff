import type { Country } from '@jara/contract';

/** Spec §3: a phone's digits and its country. */
export type PhoneValue = { readonly phone: string; readonly country: Country };

/** Spec §3: the picker begins with Nigeria. */
export const NIGERIA: Country = {
  code: 'NG',
  name: 'Nigeria',
  emoji: '🇳🇬',
  calling_code: '234',
  unicode: 'U+1F1F3 U+1F1EC',
};

export const NO_PHONE: PhoneValue = { phone: '', country: NIGERIA };

/** Digits with the calling code, as a network writes the number: 08012345678 in Nigeria is 2348012345678. */
export function internationalDigits({ phone, country }: PhoneValue): string {
  const digits = phone.trim();
  if (digits.startsWith(country.calling_code)) return digits;
  return country.calling_code + digits.replace(/^0/, '');
}
