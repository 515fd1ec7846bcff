import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { FAILURES, type FailureCode } from '@jara/contract';
import { type Refusal, refuse } from '@jara/server';
import type { FastifyInstance } from 'fastify';
import { failureBody, sendFailure, UNREADABLE_REQUEST } from './answer-failures.ts';

/** The longest search in three-byte letters, with everything else that can be asked beside it, has about 2,500. */
const LONGEST_URL = 4_096;
/** Live streams of ten thousand customers, and some two thousand beside them that ask. */
const MOST_CONNECTIONS = 12_000;

/** A client that sends slowly, too much or never ends its request is disconnected after a limited time. */
export const SERVER_LIMITS = {
  bodyLimit: 64 * 1024,
  /** Headers and body together, from the first byte to the last. */
  requestTimeout: 5_000,
  /** Nothing moves on a connection while a request or its answer is under way. */
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
};

const REFUSAL_OF_CLIENT_ERROR: Readonly<Record<string, Refusal<FailureCode>>> = {
  HPE_HEADER_OVERFLOW: refuse('HEADERS_TOO_LARGE'),
  ERR_HTTP_REQUEST_TIMEOUT: refuse('REQUEST_TOO_SLOW'),
};

/** What is no request at all, or never became one, is answered on the bare socket. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = REFUSAL_OF_CLIENT_ERROR[error.code ?? ''] ?? UNREADABLE_REQUEST;
  const { status } = FAILURES[refusal.code];
  const body = JSON.stringify(failureBody(refusal));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

export function limitRequests(app: FastifyInstance): void {
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if ((raw.url?.length ?? 0) > LONGEST_URL) sendFailure(reply, refuse('URL_TOO_LONG'));
    else done();
  });
}
