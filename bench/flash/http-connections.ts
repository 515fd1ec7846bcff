import { connect, type Socket } from 'node:net';
import type { Scope } from '../scope.ts';

/** Status 0: there was no answer. */
export type Answer = { readonly status: number; readonly body: Buffer; readonly retryAfter: string | undefined };

export type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Who calls: the front door believes a proxy on the same machine. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
};

const NONE: Answer = { status: 0, body: Buffer.alloc(0), retryAfter: undefined };
const HEAD_ENDS = '\r\n\r\n';

function requestOf(host: string, { method, path, address, headers = {}, body }: Call): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const sent = {
    ...{ host, 'x-forwarded-for': address, ...headers },
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }),
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', content].join('\r\n');
}

const headerOf = (head: string, name: string) => new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(head)?.[1];

/** Undefined while the answer is not whole. Everything that the front door sends has a length. */
function answerIn(received: Buffer): Answer | undefined {
  const end = received.indexOf(HEAD_ENDS);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const begin = end + HEAD_ENDS.length;
  const length = Number(headerOf(head, 'content-length') ?? 0);
  if (received.length < begin + length) return undefined;
  const body = received.subarray(begin, begin + length);
  return { status: Number(head.slice(9, 12)), body, retryAfter: headerOf(head, 'retry-after') };
}

type Connection = { readonly socket: Socket; received: Buffer; tell: ((answer: Answer) => void) | undefined };

/**
 * Connections that are opened as they are needed, one call at a time on each, and used again. Bare sockets: whoever makes
 * the load has the same two cores as those who bear it, and a client library takes several times as much.
 */
export function openConnections(scope: Scope, url: string) {
  const { host, hostname, port } = new URL(url);
  const idle = new Set<Connection>();
  const open = new Set<Socket>();
  scope.onEnd(async () => {
    for (const socket of open) socket.destroy();
  });

  function connectAnew(): Connection {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const connection: Connection = { socket, received: Buffer.alloc(0), tell: undefined };
    open.add(socket);
    socket.on('data', (part) => {
      connection.received = connection.received.length === 0 ? part : Buffer.concat([connection.received, part]);
      const answer = answerIn(connection.received);
      if (!answer) return;
      connection.received = Buffer.alloc(0);
      idle.add(connection);
      connection.tell?.(answer);
    });
    socket
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(socket);
        idle.delete(connection);
        connection.tell?.(NONE);
      });
    return connection;
  }

  return async (call: Call, withinMs: number): Promise<Answer> => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const [connection = connectAnew()] = idle;
    idle.delete(connection);
    connection.tell = resolve;
    const overdue = setTimeout(() => connection.socket.destroy(), withinMs);
    connection.socket.write(requestOf(host, call));
    return promise.finally(() => clearTimeout(overdue));
  };
}

export type Ask = ReturnType<typeof openConnections>;
