import http, { type ClientRequest, type IncomingHttpHeaders, IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { ANSWERED_BY_US } from '@jara/lifecycle';
import { count, currentSpan, currentTraceparent, inSpan } from '@jara/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { limitCalls } from './limit-calls.ts';
import { addressOn } from './request-target.ts';

/**
 * Shorter than API and storefront keep an idle connection: else they may close it just as a call is sent. With a time of
 * our own, Node also heeds a shorter one that a server announces.
 */
const LONGEST_IDLE_MS = 60_000;
const LARGEST_RESPONSE_BYTES = 32 * 1024 * 1024;
/** Calls under way. An ordinary one takes some 20 ms: phone networks hide thousands of people behind an address. */
const MOST_CALLS = { perCaller: 100, inAll: 600 };
/** Answers that stay open. One costs a little memory and no work, so many people of one network may have theirs. */
const MOST_STREAMS = { perCaller: 1_000, inAll: 10_000 };

type Call = {
  readonly method: string;
  readonly path: string;
  /** End-to-end ones; the host and the length are set here. */
  readonly headers: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
  /** The IP address of the client that the call is made for. */
  readonly caller: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  /** From the call to the last byte of its answer. */
  readonly withinMs: number;
};
type StreamCall = Omit<Call, 'signal' | 'body'> & {
  /** Calls back when the client has left or its answer has ended. */
  readonly onClose: (closed: () => void) => void;
};
export type UpstreamResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

type Options = { readonly name: string; readonly log: FastifyBaseLogger };

export type Upstream = ReturnType<typeof connectUpstream>;

export const isHtml = ({ headers }: Pick<UpstreamResponse, 'headers'>) =>
  headers['content-type']?.startsWith('text/html') ?? false;

export const isEventStream = ({ headers }: IncomingMessage) =>
  headers['content-type']?.startsWith('text/event-stream') === true;

const isRead = ({ method, body }: Call) => (method === 'GET' || method === 'HEAD') && body === undefined;

/** By a server that had let go of it before it saw the call. */
const isClosedOnReuse = ({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException) =>
  reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');

const [BY_US, US] = ANSWERED_BY_US;
/** What proxies say where they reach nobody, or not in time. */
const OF_PROXIES = new Set([502, 503, 504]);

async function readWhole(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST_RESPONSE_BYTES) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/**
 * A server behind us. Its answers are read whole before a byte is passed on, as bodies are before it is asked: however
 * slowly a browser sends or reads, a connection is held only while the server itself is at work. Nobody waits for a
 * connection: a call is made at once, or not at all where too many are under way.
 */
export function connectUpstream(server: string, { name, log }: Options) {
  const { Agent, request } = server.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: LONGEST_IDLE_MS });
  const streamAgent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const onRefusal = () => count('front_door_refusals_total', { server: name, reason: 'too many calls' });
  const calls = limitCalls({ ...MOST_CALLS, onRefusal });
  const streams = limitCalls({ ...MOST_STREAMS, onRefusal });

  function send(
    { method, path, headers }: Pick<Call, 'method' | 'path' | 'headers'>,
    options: RequestOptions,
  ): ClientRequest {
    const address = addressOn(server, path);
    if (!address) throw new Error('a call stays on the server that it is meant for');
    const { host: _ours, 'content-length': _sent, ...others } = headers;
    const traceparent = currentTraceparent();
    return request(address, {
      method,
      headers: traceparent === undefined ? others : { ...others, traceparent },
      ...options,
    });
  }

  const answerTo = (asked: ClientRequest, body?: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject);
      asked.end(body);
    });

  async function wholeAnswer(message: IncomingMessage): Promise<UpstreamResponse> {
    const body = await readWhole(message);
    const { statusCode = 502 } = message;
    const { [BY_US]: answeredBy, ...headers } = message.headers;
    if (OF_PROXIES.has(statusCode) && answeredBy !== US) throw new Error(`a proxy in between answered ${statusCode}`);
    return { status: statusCode, headers: endToEndHeaders(headers), body };
  }

  /** RFC 9112, 9.3.1: what changes nothing may be sent again when its kept connection was closed; then on a new one. */
  async function firstAnswer(call: Call, signal: AbortSignal): Promise<IncomingMessage> {
    const asked = send(call, { agent, signal });
    return answerTo(asked, call.body).catch((error: NodeJS.ErrnoException) => {
      if (!isRead(call) || !isClosedOnReuse(asked, error)) throw error;
      return answerTo(send(call, { agent: false, signal }));
    });
  }

  async function ask(call: Call, signal: AbortSignal): Promise<UpstreamResponse> {
    const message = await firstAnswer(call, signal);
    currentSpan()?.set({ 'http.response.status_code': message.statusCode ?? 502 });
    // Awaited here: it is read within the call's time.
    if (!isEventStream(message)) return await wholeAnswer(message);
    // It would hold its place until the deadline.
    message.destroy();
    throw new Error('the answer is a stream, which was not asked for');
  }

  /** `AbortSignal.timeout` stays until its time is over, and thousands of them at once take the collector's time. */
  async function askInTime(call: Call): Promise<UpstreamResponse> {
    call.signal?.throwIfAborted();
    const over = new AbortController();
    const end = () => over.abort(call.signal?.reason);
    const overdue = setTimeout(() => over.abort(new Error('there was no answer in time')), call.withinMs);
    call.signal?.addEventListener('abort', end);
    try {
      return await ask(call, over.signal);
    } finally {
      clearTimeout(overdue);
      call.signal?.removeEventListener('abort', end);
    }
  }

  async function follow(call: StreamCall): Promise<UpstreamResponse | IncomingMessage> {
    const asked = send(call, { agent: streamAgent });
    call.onClose(() => asked.destroy());
    const overdue = setTimeout(() => asked.destroy(new Error('there was no answer in time')), call.withinMs);
    try {
      const message = await answerTo(asked);
      return isEventStream(message) ? message : await wholeAnswer(message);
    } finally {
      clearTimeout(overdue);
    }
  }

  /** By whom it is answered, and nothing of what is asked. */
  const traced = <Answer>({ method }: Pick<Call, 'method'>, work: () => Promise<Answer>): Promise<Answer> =>
    inSpan(
      () => ({
        name: `${method} ${name}`,
        kind: 'client',
        attributes: { 'http.request.method': method, 'peer.service': name },
      }),
      work,
    );

  let told = Number.NEGATIVE_INFINITY;
  /** Once a second: while it is down, every call fails. */
  function tell(error: NodeJS.ErrnoException): void {
    count('front_door_refusals_total', { server: name, reason: 'no answer' });
    if (performance.now() - told < 1_000) return;
    told = performance.now();
    log.warn({ upstream: name, reason: error.code ?? error.message }, 'a server behind the front door did not answer');
  }

  return {
    /** Undefined when there is no answer in time, or too many calls are under way. */
    call: (call: Call): Promise<UpstreamResponse | undefined> =>
      calls
        .within(call.caller, () => traced(call, () => askInTime(call)))
        .catch((error: NodeJS.ErrnoException) => {
          if (!call.signal?.aborted) tell(error);
          return undefined;
        }),
    /**
     * An answer of events as it comes, for as long as both sides stay; any other whole, as by `call`. Within its time
     * are the headers of the one and all of the other. It is counted as a call until it has turned out to be a stream:
     * what a client accepts lifts no limit.
     */
    async stream(call: StreamCall): Promise<UpstreamResponse | IncomingMessage | undefined> {
      let isGone = false;
      call.onClose(() => {
        isGone = true;
      });
      const answer = await calls
        .within(call.caller, () => traced(call, () => follow(call)))
        .catch((error: NodeJS.ErrnoException) => {
          if (!isGone) tell(error);
          return undefined;
        });
      if (!(answer instanceof IncomingMessage)) return answer;
      const leave = isGone ? undefined : streams.enter(call.caller);
      if (leave) call.onClose(leave);
      else answer.destroy();
      return leave && answer;
    },
    close: () => agent.destroy(),
  };
}
