import type { OtpType, SignedInUser } from '@jara/contract';
import { isPhoneOf, NO_PHONE, type PhoneValue } from '@jara/domain/phone';
import type { AuthMode } from '../api/verify-code.mutation.ts';

/** Spec §2: the labels of the flow's views. */
export type AuthView = 'SIGN IN' | 'SIGN UP' | 'OTP';

export type AuthFlow = {
  readonly view: AuthView;
  readonly mode: AuthMode;
  readonly otpType: OtpType;
  /** Kept for the code view, and so that nobody types their number twice. */
  readonly phone: PhoneValue;
  /** When the last code was asked for. */
  readonly sentAt: number;
};

export type AuthEvent =
  | { readonly type: 'sign-in sent'; readonly phone: PhoneValue; readonly at: number }
  | { readonly type: 'register sent'; readonly phone: PhoneValue; readonly at: number }
  | { readonly type: 'code sent again'; readonly at: number }
  | { readonly type: 'login verified' }
  | { readonly type: 'register verified' }
  | { readonly type: 'phone typed'; readonly phone: PhoneValue }
  | { readonly type: 'to sign up' }
  | { readonly type: 'to sign in' };

export const FIRST_FLOW: AuthFlow = {
  view: 'SIGN IN',
  mode: 'login',
  otpType: 'sign-in',
  phone: NO_PHONE,
  sentAt: 0,
};

const SIGN_IN = { view: 'SIGN IN', mode: 'login', otpType: 'sign-in' } as const;
const SIGN_UP = { view: 'SIGN UP', mode: 'register', otpType: 'sign-up' } as const;

/** Who is signed in, perhaps by another tab since, has an account, and gives a code for their own number alone. */
export function viewFor({ view, mode, phone }: AuthFlow, customer: Pick<SignedInUser, 'phone'> | null): AuthView {
  if (!customer) return view;
  return view === 'OTP' && mode === 'login' && isPhoneOf(phone, customer) ? 'OTP' : 'SIGN IN';
}

/** Spec §4 Authentication. */
export function nextFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  switch (event.type) {
    case 'sign-in sent':
      return { ...SIGN_IN, view: 'OTP', phone: event.phone, sentAt: event.at };
    case 'register sent':
      return { ...SIGN_UP, view: 'OTP', phone: event.phone, sentAt: event.at };
    case 'code sent again':
      return { ...flow, sentAt: event.at };
    case 'login verified':
      return FIRST_FLOW;
    case 'register verified':
    case 'to sign in':
      return { ...flow, ...SIGN_IN };
    case 'phone typed':
      return { ...flow, phone: event.phone };
    case 'to sign up':
      return { ...flow, ...SIGN_UP };
  }
}
