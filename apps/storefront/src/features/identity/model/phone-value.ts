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

/** What people and their address books put between digits. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}]/gu;
/** Both countries dial it before a number of their own. */
const TRUNK = '0';

/**
 * The number as it is dialled at home: '+233 24 123 4567' is 0241234567 in Ghana, whatever country was chosen before.
 * What cannot be read so is left for the form to refuse.
 */
export function tidiedPhone({ phone, country }: PhoneValue, countries: readonly Country[]): PhoneValue {
  const bare = phone.replaceAll(BETWEEN_DIGITS, '');
  const called = [country, ...countries].find(({ calling_code }) => bare.startsWith(`+${calling_code}`));
  if (!called) return { phone: bare, country };
  const rest = bare.slice(1 + called.calling_code.length);
  return { phone: rest === '' || rest.startsWith(TRUNK) ? rest : TRUNK + rest, country: called };
}

/** Digits with the calling code, as a network writes the number: 08012345678 in Nigeria is 2348012345678. */
export function internationalDigits({ phone, country }: PhoneValue): string {
  const digits = phone.trim();
  if (digits.startsWith(country.calling_code)) return digits;
  return country.calling_code + digits.replace(/^0/, '');
}
