import type { FastifyReply, FastifyRequest } from 'fastify';

export type Cookie = { readonly value: string | undefined; set(value: string | null): void };
export type IdentityCookies = (
  request: FastifyRequest,
  reply: FastifyReply,
) => { readonly [Name in keyof typeof COOKIES]: Cookie };

const DAY = 24 * 60 * 60;

/**
 * The refresh cookie ends with the session; a browser stays known for a year after its last sign-in; what was typed to
 * sign up waits a day for its code.
 */
const COOKIES = {
  refresh: { path: '/api/auth', sameSite: 'Strict', seconds: 30 * DAY },
  device: { path: '/api/auth', sameSite: 'Lax', seconds: 365 * DAY },
  staff_device: { path: '/api/ops/login', sameSite: 'Lax', seconds: 365 * DAY },
  registration: { path: '/api/customer/register', sameSite: 'Lax', seconds: DAY },
} as const;

const valueIn = (cookies: string | undefined, name: string) =>
  cookies?.match(new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,300})(?=;|$)`))?.[1];

/**
 * Decisions §3: HttpOnly, and sent to the paths that need it alone, as the browser sees them by way of the front door.
 * ADR 0012: `Secure` wherever the site is reached over https, which production insists on.
 */
export const identityCookies =
  (isHttps: boolean): IdentityCookies =>
  ({ headers }, reply) => {
    const cookie = (name: keyof typeof COOKIES): Cookie => {
      const { path, sameSite, seconds } = COOKIES[name];
      const attributes = `Path=${path}; HttpOnly; SameSite=${sameSite}${isHttps ? '; Secure' : ''}`;
      return {
        value: valueIn(headers.cookie, name),
        // Fastify gathers several of these headers: each cookie is a header of its own.
        set: (value) =>
          void reply.header(
            'set-cookie',
            `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : seconds}; ${attributes}`,
          ),
      };
    };
    return {
      refresh: cookie('refresh'),
      device: cookie('device'),
      staff_device: cookie('staff_device'),
      registration: cookie('registration'),
    };
  };
