import type { DataOf, Endpoint, RequestOf } from '@jara/contract';
import { APP_HEADERS, failure, OUTAGES, success } from '@jara/contract';
import { z } from 'zod';
import { ApiError, UNREADABLE } from './api-error.ts';

type Plain = string | number | boolean | undefined;
type Parts = {
  params?: Record<string, Plain>;
  query?: Record<string, Plain>;
  headers?: Record<string, string | undefined>;
  body?: unknown;
  file?: Blob;
};
type Options = {
  readonly baseUrl: string;
  /** Which app it comes from, if not from the storefront. */
  readonly app?: 'console';
  readonly signal?: AbortSignal | undefined;
  /** The signed-in customer's token. */
  readonly token?: string | undefined;
  /** Of somebody who shops without being signed in. */
  readonly guestId?: string | undefined;
  /** Of what is meant to be done once, however often it is sent. */
  readonly idempotencyKey?: string | undefined;
  /** What our server says of the person for whom it calls: their address, by which the API's limits count, and the trace. */
  readonly forwarded?: Readonly<Record<string, string | undefined>>;
  /** Where the API reads or sets none, cookies stay in the browser: they would be half of each call. */
  readonly credentials?: 'omit' | undefined;
  /** Nothing is kept unless it is said here. */
  readonly cache?: 'no-store' | 'no-cache';
  /** Hears of an answer's headers before its body is read. */
  readonly onAnswer?: (answer: Response) => void;
};

/** What a call brings back: the data, and the server's sentence for a person. */
export type Reply<E extends Endpoint> = { readonly message: string; readonly data: DataOf<E> };

function headersOf({ headers = {}, body, file }: Parts, options: Options): Headers {
  const { app, token, guestId, idempotencyKey, forwarded } = options;
  const all = new Headers(APP_HEADERS);
  if (app !== undefined) all.set('x-app-name', app);
  if (body !== undefined) all.set('content-type', 'application/json');
  if (file !== undefined) all.set('content-type', file.type);
  if (token !== undefined) all.set('authorization', `Bearer ${token}`);
  if (guestId !== undefined) all.set('x-guest-id', guestId);
  if (idempotencyKey !== undefined) all.set('idempotency-key', idempotencyKey);
  for (const [name, value] of Object.entries({ ...headers, ...forwarded }))
    if (value !== undefined) all.set(name, value);
  return all;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts, baseUrl: string): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** Nobody answered, or with something that is no answer: it may be tried again later. */
export const unavailable = (cause: unknown, message: string = OUTAGES.UNAVAILABLE.message, retryAfterMs?: number) =>
  new ApiError(message, { status: 503, code: 'UNAVAILABLE', retryAfterMs }, { cause });

/** Only a browser that says so itself is offline; on a server there is nothing that could. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** Nothing came back. In a browser it is its own line first; a server calls one beside it. */
function unanswered(cause: unknown): ApiError {
  if (isOffline()) return unavailable(cause, 'You are offline. Please try again when the network is back.');
  if (typeof window === 'undefined') return unavailable(cause);
  return unavailable(cause, 'We could not reach Jara. Please check your network and try again.');
}

/** The envelope of a refusal, whatever its code: a body of another shape is not from our API, and is not shown. */
const refusalInWords = z.object({ status: z.literal('failed'), code: z.string(), message: z.string() });

/** Ours and those of proxies say seconds; a date is not waited for. */
function retryAfterMsOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? seconds * 1_000 : undefined;
}

function failureOf(answer: Response, body: unknown): ApiError {
  const { status } = answer;
  const retryAfterMs = retryAfterMsOf(answer);
  const parsed = failure.safeParse(body);
  if (!parsed.success) {
    // A refusal that this version does not know is one all the same: trying again would not help.
    const said = status < 500 ? refusalInWords.safeParse(body).data : undefined;
    return said
      ? new ApiError(said.message, { status, code: 'INVALID_INPUT', body })
      : unavailable(parsed.error, undefined, retryAfterMs);
  }
  const { message, code } = parsed.data;
  const data = 'data' in parsed.data ? parsed.data.data : undefined;
  return new ApiError(message, { status, code, data, body, retryAfterMs });
}

/** An answer of another shape than was agreed. What a validator says about it is the cause, for programmers. */
const unreadable = (cause: unknown) =>
  new ApiError(OUTAGES.UNEXPECTED.message, { status: UNREADABLE, code: 'UNEXPECTED' }, { cause });

// Making a schema costs far more than using one.
const replies = new WeakMap<Endpoint, ReturnType<typeof success>>();

function replyOf(endpoint: Endpoint): ReturnType<typeof success> {
  const known = replies.get(endpoint);
  if (known) return known;
  const made = success(endpoint.data);
  replies.set(endpoint, made);
  return made;
}

/** One call of the contract: the request as its schema wants it, the reply parsed by the same schema. */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: Options,
): Promise<Reply<E>> {
  const { baseUrl, signal, credentials, cache = 'no-store' } = options;
  const parts = request as Parts;
  let answer: Response | undefined;
  let body: unknown;
  try {
    answer = await fetch(urlOf(endpoint, parts, baseUrl), {
      method: endpoint.method,
      headers: headersOf(parts, options),
      cache,
      ...(credentials && { credentials }),
      ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
      ...(parts.file !== undefined && { body: parts.file }),
      ...(signal && { signal }),
    });
    options.onAnswer?.(answer);
    body = await answer.json();
  } catch (cause) {
    // What can be read and is not JSON was said by something between us.
    if (answer && cause instanceof SyntaxError) throw unavailable(cause, undefined, retryAfterMsOf(answer));
    throw unanswered(cause);
  }
  if (!answer.ok) throw failureOf(answer, body);
  const reply = replyOf(endpoint).safeParse(body);
  if (!reply.success) throw unreadable(reply.error);
  return { message: reply.data.message, data: reply.data.data as DataOf<E> };
}

/** A stream of server-sent events, opened: its bytes as they come. What it says is not in the contract's envelope. */
export async function openStream(
  path: string,
  headers: Readonly<Record<string, string | undefined>>,
  options: Options,
): Promise<ReadableStream<Uint8Array>> {
  const { baseUrl, signal } = options;
  let answer: Response;
  try {
    answer = await fetch(`${baseUrl}${path}`, {
      credentials: 'omit',
      headers: headersOf({ headers: { ...headers, accept: 'text/event-stream' } }, options),
      cache: 'no-store',
      ...(signal && { signal }),
    });
  } catch (cause) {
    throw unanswered(cause);
  }
  if (!answer.ok) throw failureOf(answer, await answer.json().catch(() => undefined));
  if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw unreadable(new Error('The answer is no stream of events.'));
  }
  return answer.body;
}
