import { rawCookie } from '@/shared/browser/cookie.ts';

/** Decisions §10: the cookies of a payment session inside a partner's app. */
const SESSION_COOKIE = 'payment_session';
const METHOD_COOKIE = 'payment_method';

/** Spec §4: whether the page runs in OPay's app, which both cookies say together. */
export const isInAppSession = (cookies: string): boolean =>
  rawCookie(cookies, SESSION_COOKIE) !== '' && rawCookie(cookies, METHOD_COOKIE) === 'opay';
