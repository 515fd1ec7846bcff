import { identityEndpoints, phoneDigits } from '@jara/contract';
import type { PhoneValue } from '@jara/domain/phone';
import { callApi } from '@/shared/api/browser.ts';

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
