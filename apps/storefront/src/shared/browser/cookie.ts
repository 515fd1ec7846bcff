import type { CookieName } from './register.ts';

/** The value as it stands among `cookies`; empty without one. */
export function rawCookie(cookies: string, name: CookieName): string {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

type Attributes = {
  readonly path: string;
  /** Without it, the cookie ends with the browser. 0 takes it away. */
  readonly seconds?: number;
};

/** Spec §9: cookies are Secure in production only. Production is where people come by https; a try-out on localhost is not. */
export function cookieText(
  name: CookieName,
  value: string,
  { path, seconds }: Attributes,
  protocol = window.location.protocol,
): string {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${name}=${value}; Path=${path}${age}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
}

export const readCookie = (name: CookieName): string => rawCookie(document.cookie, name);

export function writeCookie(name: CookieName, value: string, attributes: Attributes): void {
  document.cookie = cookieText(name, value, attributes);
}

/** It goes from the path that it was written for, and from no other. */
export const removeCookie = (name: CookieName, path: string): void => writeCookie(name, '', { path, seconds: 0 });
