import { COUNTRY_CODES, type CountryCode } from '@jara/contract';

export type Phone = {
  /** With the calling code: 2348012345678. */
  readonly digits: string;
  readonly country_code: CountryCode;
};

/**
 * A mobile number of a country, or of either where none can be trusted (decisions §3: verify and resend always say NG).
 * No string of digits is a mobile number of both: Nigeria's have ten digits after the 0, Ghana's nine.
 */
export async function readPhone(typed: string, country_code?: CountryCode): Promise<Phone | undefined> {
  // Loaded when first needed: the numbers' rules are of no use to someone who only browses.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  for (const country of country_code ? [country_code] : COUNTRY_CODES) {
    const parsed = parsePhoneNumberFromString(typed, country);
    if (parsed?.isValid() && parsed.country === country) {
      return { digits: parsed.number.slice(1), country_code: country };
    }
  }
  return undefined;
}
