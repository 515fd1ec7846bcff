import type { FastifyInstance } from 'fastify';

const ALWAYS = { 'x-content-type-options': 'nosniff' } as const;
/** What concerns documents alone. An order takes a hundred answers, and each header costs its bytes on every one of them. */
const OF_DOCUMENTS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), interest-cohort=()',
} as const;

/** For what can be opened as a page and says nothing of it, a drawing for example: nothing in it runs or is fetched. */
const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const TWO_YEARS = 63_072_000;
/** A picture of this kind can be opened as a page, too. */
const DOCUMENT = /^text\/html|xml/;

export function sendSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const everywhere = isHttps
    ? { ...ALWAYS, 'strict-transport-security': `max-age=${TWO_YEARS}; includeSubDomains` }
    : ALWAYS;
  app.addHook('onRequest', ({ headers }, reply, done) => {
    reply.headers(everywhere);
    // Nobody has to be told that a connection stays: with HTTP/1.1 it does.
    if (headers.connection === 'keep-alive') reply.raw.removeHeader('connection');
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (DOCUMENT.test(String(reply.getHeader('content-type')))) {
      reply.headers(OF_DOCUMENTS);
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NOTHING_RUNS);
    }
    done(null, payload);
  });
}
