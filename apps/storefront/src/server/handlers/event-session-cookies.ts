import type { EventSession } from '@jara/contract';
import type { CookieName } from '../../shared/browser/register.ts';
import { BASE_PATH } from '../../shared/config/base-path.ts';

const SESSION_TOKEN = 'session_token';
/** Sent to where it is read and nowhere else. */
const SESSION_PATH = `${BASE_PATH}/api/session`;

type Attributes = { readonly path: string; readonly until: string; readonly isHidden?: boolean };
type Site = { readonly now: number; readonly isHttps: boolean };

function cookie(
  name: CookieName,
  value: string,
  { path, until, isHidden }: Attributes,
  { now, isHttps }: Site,
): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000));
  const flags = `${isHidden ? '; HttpOnly' : ''}${isHttps ? '; Secure' : ''}`;
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${flags}`;
}

/**
 * Spec §7, decisions §9: a page reads where its events go and the credentials from cookies, and cannot read the token.
 * None of the values has a character that a cookie would need escaped.
 */
export function sessionCookies(session: EventSession, site: Site): string[] {
  const { access_key_id, secret_access_key, session_token, expires_at } = session.credentials;
  const ofPages = { path: BASE_PATH, until: expires_at };
  const ofSession = { path: SESSION_PATH, until: session.ends_at, isHidden: true };
  return [
    cookie('queue_url', session.queue_url, ofPages, site),
    cookie('queue_region', session.queue_region, ofPages, site),
    cookie('queue_credentials', [access_key_id, secret_access_key, session_token].join('::'), ofPages, site),
    cookie(SESSION_TOKEN, session.session_token, ofSession, site),
  ];
}

/** The token among a request's cookies. */
export const sessionTokenIn = (cookies: string | null): string | undefined =>
  cookies?.match(/(?:^|;\s*)session_token=([\w.-]+)(?=;|$)/)?.[1];
