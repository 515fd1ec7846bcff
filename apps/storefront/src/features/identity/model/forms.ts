import { email, firstName, lastName, phoneDigits, typedText } from '@jara/contract';
import { z } from 'zod';

/** Spec §5: what each form asks for, by the contract's own rules. */
export const signInForm = z.object({ phone: phoneDigits });

export const profileForm = z.object({ first_name: firstName, last_name: lastName, email });
export type ProfileValues = z.infer<typeof profileForm>;

export const signUpForm = profileForm.extend({ phone: phoneDigits, referral_code: typedText(20).trim() });
export type SignUpValues = z.infer<typeof signUpForm>;
