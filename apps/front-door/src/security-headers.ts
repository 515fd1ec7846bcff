import type { FastifyInstance } from 'fastify';

const ALWAYS = { 'x-content-type-options': 'nosniff' } as const;
/** What concerns documents alone, also one where a file was asked for. A first view has twenty files, and each header costs its bytes on every one of them. */
export const OF_DOCUMENTS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
} as const;

const TWO_YEARS = 63_072_000;
const BUILT_FILES = '/store/static/';

export function sendSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const everywhere = isHttps
    ? { ...ALWAYS, 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
    : ALWAYS;
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(everywhere);
    if (!url.startsWith(BUILT_FILES)) reply.headers(OF_DOCUMENTS);
  });
}
