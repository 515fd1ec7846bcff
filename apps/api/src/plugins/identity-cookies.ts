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

/**
 * Decisions §3: HttpOnly, and sent to the paths that need it alone, as the browser sees them by way of the front door.
 * ADR 0012: `Secure` wherever the site is reached over https, which production insists on.
 */
function createCookie(name: keyof typeof COOKIES, isHttps: boolean) {
  const { path, sameSite, seconds } = COOKIES[name];
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,300})(?=;|$)`);
  const attributes = `Path=${path}; HttpOnly; SameSite=${sameSite}${isHttps ? '; Secure' : ''}`;
  return ({ headers }: FastifyRequest, reply: FastifyReply): Cookie => ({
    value: headers.cookie?.match(pattern)?.[1],
    // Fastify gathers several of these headers: each cookie is a header of its own.
    set: (value) =>
      void reply.header('set-cookie', `${name}=${value ?? ''}; Max-Age=${value === null ? 0 : seconds}; ${attributes}`),
  });
}

export function identityCookies(isHttps: boolean): IdentityCookies {
  const refresh = createCookie('refresh', isHttps);
  const device = createCookie('device', isHttps);
  const staffDevice = createCookie('staff_device', isHttps);
  const registration = createCookie('registration', isHttps);
  return (request, reply) => ({
    refresh: refresh(request, reply),
    device: device(request, reply),
    staff_device: staffDevice(request, reply),
    registration: registration(request, reply),
  });
}
