import { z } from 'zod';
import { countryCode } from './money.ts';
import { typedText } from './text.ts';

/** Spec §6: the only role that signs in or registers here. */
export const role = z.literal('customer', 'The role must be customer');

/** Spec §9. */
export const OTP_LENGTH = 4;
export const RESEND_COUNTDOWN_SECONDS = 60;

/** Spec §3 Country. */
export const country = z.object({
  code: countryCode,
  name: z.string(),
  emoji: z.string(),
  calling_code: z.string(),
  unicode: z.string(),
});
export type Country = z.infer<typeof country>;

/** Spec §5 Phone: digits alone, without the spaces around them. Whether such a number exists is for the server to say. */
export const phoneDigits = z
  .string('Phone number is required')
  .trim()
  .min(1, 'Phone number is required')
  .max(20, 'Invalid phone number')
  .regex(/^[0-9]+$/, 'Invalid phone number');

/** Spec §5 Sign up, and profile completion by the same rules. */
export const firstName = typedText(80, 'First name is required').trim().min(1, 'First name is required');
export const lastName = typedText(80, 'Last name is required').trim().min(1, 'Last name is required');
export const email = typedText(254, 'Email is required')
  .trim()
  .min(1, 'Email is required')
  .pipe(z.email('Enter a valid email, such as name@example.com'));

export const otp = z.string('The code is 4 digits').regex(/^[0-9]{4}$/, 'The code is 4 digits');

export const OTP_TYPES = ['sign-in', 'sign-up'] as const;
export const otpType = z.enum(OTP_TYPES);
export type OtpType = z.infer<typeof otpType>;

export const CODE_FAILURES = ['OTP_WRONG', 'OTP_DEAD', 'TOO_MANY_TRIES', 'LOCKED_FOR_NOW'] as const;
export const SENDING_FAILURES = ['OTP_TOO_SOON', 'TOO_MANY_TRIES', 'LOCKED_FOR_NOW'] as const;
/** What a browser that nobody knows may be told besides. */
export const CODE_FAILURES_OF_STRANGERS = [...CODE_FAILURES, 'PROOF_NEEDED'] as const;
export const SENDING_FAILURES_OF_STRANGERS = ['PHONE_INVALID', ...SENDING_FAILURES, 'PROOF_NEEDED'] as const;
