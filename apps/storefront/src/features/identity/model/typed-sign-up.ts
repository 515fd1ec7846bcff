import { country } from '@jara/contract';
import type { PhoneValue } from '@jara/domain/phone';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { tabText } from '@/shared/browser/storage.ts';
import type { SignUpValues } from './forms.ts';

/** What Sign Up asks for besides the phone, as it was typed. */
export type TypedNames = Omit<SignUpValues, 'phone'>;
export const NO_NAMES: TypedNames = { first_name: '', last_name: '', email: '', referral_code: '' };

/** Neither a code nor a token is ever in it. */
export const typedNames = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  referral_code: z.string(),
});
export const typedPhone = z.object({ phone: z.string(), country: country.omit({ unicode: true }) });
const typedSignUp = z.object({ names: typedNames, phone: typedPhone });

const kept = storedJson(tabText('typed_sign_up'), (json): TypedSignUp | undefined => typedSignUp.safeParse(json).data);

type TypedSignUp = { readonly names: TypedNames; readonly phone: PhoneValue };

/** What was typed into Sign Up in this tab, so that a reload loses none of it. */
export const readTypedSignUp = kept.read;

const isEmpty = ({ names, phone }: TypedSignUp) => phone.phone === '' && Object.values(names).every((text) => !text);

export function keepTypedSignUp(typed: TypedSignUp | undefined): void {
  kept.write(!typed || isEmpty(typed) ? undefined : typed);
}
