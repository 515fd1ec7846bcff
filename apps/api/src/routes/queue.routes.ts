import { networkOf, siteOf } from '@jara/fair-queue';
import { asCaller, isDatabaseBusy, tooManyCalls } from '@jara/server/db';
import type { EmbeddedQueue } from '@jara/server/queue';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnreachable } from '../plugins/database-unreachable.ts';

/** As much as the front door lets through; SQS itself would take 256 KiB. */
const LARGEST_BODY = 64 * 1024;

type Options = { readonly queue: EmbeddedQueue; readonly origin: string };
type Answer = ReturnType<EmbeddedQueue['refuse']>;

/**
 * The embedded queue, in the formats of SQS and STS. Not of the contract: bodies are read as they came, because that is
 * what is signed, and errors are what AWS's clients understand.
 */
export function queueRoutes(app: FastifyInstance, { queue, origin }: Options): void {
  const asked = ({ headers, id: requestId }: FastifyRequest) => ({ headers, requestId });
  const send = (reply: FastifyReply, { status, headers, body }: Answer) =>
    reply.code(status).headers(headers).send(body);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('x-amzn-requestid', request.id).header('vary', 'origin');
      // Integrations §9.4, for the storefront alone: nobody else has a page that sends events.
      if (request.headers.origin === origin)
        reply
          .header('access-control-allow-origin', origin)
          .header('access-control-expose-headers', 'x-amzn-requestid,x-amzn-query-error,date,retry-after');
      const tooMany = queue.countCall(asked(request), networkOf(request.ip));
      if (tooMany) return send(reply, tooMany);
    });
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return send(reply, queue.refuse(asked(request), 'BatchRequestTooLong'));
      if (tooManyCalls(error)) return send(reply, queue.refuse(asked(request), 'RequestThrottled'));
      if (!isDatabaseBusy(error) && !isDatabaseUnreachable(error)) throw error;
      request.log.warn({ err: error }, 'the queue could not be stored or read');
      return send(reply, queue.refuse(asked(request), 'ServiceUnavailable'));
    });

    scope.options('/queue/', async (_request, reply) =>
      reply
        .code(204)
        .header('access-control-allow-methods', 'POST')
        .header(
          'access-control-allow-headers',
          'authorization,content-type,x-amz-date,x-amz-security-token,x-amz-target',
        )
        .header('access-control-max-age', '86400')
        .send(),
    );
    scope.post('/queue/', { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const origin = networkOf(request.ip);
      const answer = () => queue.answer({ ...asked(request), body, origin });
      return send(reply, await asCaller({ network: siteOf(origin) }, answer));
    });
  });
}
