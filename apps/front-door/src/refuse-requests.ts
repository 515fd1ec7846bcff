import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import {
  ADDRESS_TOO_LONG,
  BODY_TOO_LARGE,
  HEADERS_TOO_LARGE,
  TOO_SLOW,
  UNAVAILABLE,
  UNREADABLE_ADDRESS,
  UNREADABLE_REQUEST,
} from './failures.ts';
import { plainTarget } from './request-target.ts';

/** Longer than any address of ours, with whatever mail and advertisements add to it. */
const LONGEST_ADDRESS = 4_096;

/** An address that cannot be decoded reaches no route. */
export const refuseAddress = (reply: FastifyReply): FastifyReply => reply.code(400).send(UNREADABLE_ADDRESS);

/** What is no request that we take goes no further, whatever it asks for. */
export function refuseRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { url = '' } }, reply, done) => {
    if (plainTarget(url) === undefined) refuseAddress(reply);
    else if (url.length > LONGEST_ADDRESS) reply.code(414).send(ADDRESS_TOO_LONG);
    else done();
  });
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return reply.code(413).send(BODY_TOO_LARGE);
    if ((error.statusCode ?? 500) < 500) return reply.code(error.statusCode ?? 400).send(UNREADABLE_REQUEST);
    app.log.error({ err: error }, 'a request failed');
    return reply.code(503).header('retry-after', '5').send(UNAVAILABLE);
  });
}

const REFUSALS: Readonly<Record<string, readonly [status: number, body: object]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, TOO_SLOW],
  HPE_HEADER_OVERFLOW: [431, HEADERS_TOO_LARGE],
  HPE_INVALID_URL: [400, UNREADABLE_ADDRESS],
};

/** Node could not read a request, or did not get it in time: there is no reply yet to answer with. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket & { _httpMessage?: ServerResponse },
): void {
  const hasAnswered = socket._httpMessage?.headersSent === true;
  if (socket.writable && !hasAnswered) {
    const [status, failure] = REFUSALS[error.code ?? ''] ?? [400, UNREADABLE_REQUEST];
    const body = JSON.stringify(failure);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
