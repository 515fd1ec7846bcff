import type { FastifyInstance } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
} as const;

const TWO_YEARS = 63_072_000;

export function sendSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const headers = isHttps
    ? { ...ALWAYS, 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
    : ALWAYS;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
