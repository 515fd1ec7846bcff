import { type Country, identityEndpoints, phoneDigits } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** What a number and its picker need of a country. */
export type PhoneCountry = Omit<Country, 'unicode'>;

/** Spec §3: a phone's digits and its country. */
export type PhoneValue = { readonly phone: string; readonly country: PhoneCountry };

/** A number that cannot be used: its sentence belongs on the phone field. */
export class PhoneProblem extends Error {}

/** Spec §5: the server says whether there can be such a number in the country. Gives back the digits to send. */
export async function checkedPhone({ phone, country }: PhoneValue): Promise<string> {
  const digits = phoneDigits.parse(phone);
  const check = callApi(identityEndpoints.validatePhone, { body: { phone: digits, country_code: country.code } });
  const { is_valid } = await check.catch((cause: unknown) => {
    throw new PhoneProblem('Unable to validate phone number', { cause });
  });
  if (!is_valid) throw new PhoneProblem('Invalid phone number');
  return digits;
}
