import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';

const LARGEST_BODY = 64 * 1024;

const UNAVAILABLE = {
  status: 'failed',
  code: 'UNAVAILABLE',
  message: 'We cannot be reached right now. Please try again in a moment.',
} as const;

const TOO_LARGE = {
  status: 'failed',
  code: 'BODY_TOO_LARGE',
  message: 'That request is too large.',
} as const;

const NOTHING_HERE = {
  status: 'failed',
  code: 'ROUTE_NOT_FOUND',
  message: 'There is nothing at this address.',
} as const;

/** `/api/*` is the API with the prefix taken off, on the browser's own origin: no preflight, no second connection. */
export async function forwardApi(app: FastifyInstance, api: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(replyFrom, { base: api, disableRequestLogging: true });
    // Bodies pass through as they are; the API parses them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: LARGEST_BODY }, (_request, payload, done) => done(null, payload));
    // Told before the API hangs up on the rest of it, which would look as if nobody was there.
    scope.addHook('onRequest', async ({ headers }, reply) => {
      if (Number(headers['content-length'] ?? 0) > LARGEST_BODY) return reply.code(413).send(TOO_LARGE);
    });
    scope.all('/api', (_request, reply) => reply.code(404).send(NOTHING_HERE));
    scope.all('/api/*', (request, reply) =>
      reply.from(request.url.slice('/api'.length), {
        // Who asks, as far as we know; what a caller says of their own address is not passed on.
        rewriteRequestHeaders: (_request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (failed) => void failed.code(503).header('retry-after', '2').send(UNAVAILABLE),
      }),
    );
  });
}
