import type { Country, CountryCode, SignedInUser } from '@jara/contract';
import type { PhoneCountry, PhoneValue } from './international-digits.ts';

/** Spec §3: the picker begins with Nigeria. */
export const NIGERIA: Country = {
  code: 'NG',
  name: 'Nigeria',
  emoji: '🇳🇬',
  calling_code: '234',
  unicode: 'U+1F1F3 U+1F1EC',
};
export const GHANA: Country = {
  code: 'GH',
  name: 'Ghana',
  emoji: '🇬🇭',
  calling_code: '233',
  unicode: 'U+1F1EC U+1F1ED',
};

export const NO_PHONE: PhoneValue = { phone: '', country: NIGERIA };

/** Until a number or a country is given, the country is the one that the person is in. */
export const phoneIn = (phone: PhoneValue, country: CountryCode | undefined): PhoneValue =>
  phone === NO_PHONE && country === 'GH' ? { phone: '', country: GHANA } : phone;

/** What people and their address books put between digits. */
const SEPARATORS = /[\s\p{Pd}\p{Cf}()./]/gu;
/** Both countries dial it before a number of their own. */
const TRUNK = '0';
/** The fewest digits of a mobile number after its calling code, in either country. */
const SHORTEST = 9;

/** '+234' or '00234' at the beginning, or '234' before so many digits that it can be nothing else. */
const callingCode = (code: string) => new RegExp(`^(?:(?:\\+|00)${code}|${code}(?=\\d{${SHORTEST},}$))`);

/** The number as it is dialled in the chosen country. What cannot be read so is left for the form to refuse. */
function tidied(text: string, { calling_code }: PhoneCountry): string {
  const bare = text.replaceAll(SEPARATORS, '');
  const rest = bare.replace(callingCode(calling_code), '');
  return rest === bare || rest === '' || rest.startsWith(TRUNK) ? rest : TRUNK + rest;
}

/** How an input event says that nobody typed this. A browser that fills a form in says nothing at all. */
const NOT_TYPED = new Set([
  undefined,
  '',
  'insertFromPaste',
  'insertFromDrop',
  'insertFromYank',
  'insertReplacementText',
]);

/**
 * What the field holds after an input event of this type. Decisions §10: what is typed stays as it is and is judged so;
 * what is pasted or filled in is tidied in the field, where the person sees what will be sent.
 */
export function enteredPhone({ country }: PhoneValue, text: string, inputType: string | undefined): PhoneValue {
  return { country, phone: NOT_TYPED.has(inputType) ? tidied(text, country) : text };
}

/** A customer's number as they type it. */
export function phoneOf({ phone }: Pick<SignedInUser, 'phone'>): PhoneValue {
  const country = phone.startsWith(GHANA.calling_code) ? GHANA : NIGERIA;
  return { country, phone: tidied(phone, country) };
}
