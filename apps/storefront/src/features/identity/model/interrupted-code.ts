import { id } from '@jara/contract';
import { z } from 'zod';
import { type AuthFlow, FIRST_FLOW, nextFlow } from './auth-flow.ts';
import type { EmailCode } from './email-code.ts';
import { forgetPendingCode, keepPendingCode, pendingCode } from './pending-code.ts';
import { NO_NAMES, readTypedSignUp, type TypedNames, typedNames, typedPhone } from './typed-sign-up.ts';

const signInCode = z.object({
  dialog: z.literal('sign-in'),
  sentAt: z.number(),
  mode: z.enum(['login', 'register']),
  phone: typedPhone,
  names: typedNames,
});

const profileCode = z.object({
  dialog: z.enum(['profile', 'complete-profile']),
  sentAt: z.number(),
  customer: id,
  email: z.string(),
});

type SignIn = { readonly flow: AuthFlow; readonly names: TypedNames };

/** A form of Sign Up that was not sent yet; else where a sign-in begins. */
function firstForm(): SignIn {
  const typed = readTypedSignUp();
  if (!typed) return { flow: FIRST_FLOW, names: NO_NAMES };
  const flow = nextFlow(FIRST_FLOW, { type: 'to sign up' });
  return { flow: typed.phone.phone === '' ? flow : { ...flow, phone: typed.phone }, names: typed.names };
}

/** Where a sign-in or sign-up was when its page went away; else where one begins. */
export function interruptedSignIn(): SignIn {
  const kept = signInCode.safeParse(pendingCode(Date.now())).data;
  if (!kept) return firstForm();
  const { mode, phone, sentAt, names } = kept;
  const type = mode === 'login' ? 'sign-in sent' : 'register sent';
  return { flow: nextFlow(FIRST_FLOW, { type, phone, at: sentAt }), names };
}

/** Kept while the code is asked for, and no longer. */
export function keepSignIn({ flow, names }: SignIn, isAsked: boolean): void {
  const { mode, phone, sentAt } = flow;
  if (isAsked) keepPendingCode({ dialog: 'sign-in', sentAt, mode, phone, names });
  else if (pendingCode(Date.now())?.['dialog'] === 'sign-in') forgetPendingCode();
}

/** The code of an email that a customer was asked for when the page went away. */
export function interruptedEmailCode(customer: number | undefined): EmailCode | undefined {
  const kept = profileCode.safeParse(pendingCode(Date.now())).data;
  return kept && kept.customer === customer ? { email: kept.email, sentAt: kept.sentAt } : undefined;
}

type Asked = { readonly customer: number; readonly dialog: 'profile' | 'complete-profile'; readonly code: EmailCode };

export function keepEmailCode(asked: Asked | undefined): void {
  if (asked) keepPendingCode({ dialog: asked.dialog, customer: asked.customer, ...asked.code });
  else if (profileCode.safeParse(pendingCode(Date.now())).success) forgetPendingCode();
}
