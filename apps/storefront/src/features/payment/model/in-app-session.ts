/** Decisions §10: the cookies of a payment session inside a partner's app. */
const SESSION_COOKIE = 'payment_session';
const METHOD_COOKIE = 'payment_method';

/** Spec §4: whether the page runs in OPay's app, which both cookies say together. */
export function isInAppSession(cookies: string): boolean {
  const held = new Map(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name, value.join('=')];
    }),
  );
  return Boolean(held.get(SESSION_COOKIE)) && held.get(METHOD_COOKIE) === 'opay';
}
