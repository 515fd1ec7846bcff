import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Heard } from './caller.ts';

const HELD_MS = 4_000;
const BYTE_EVERY_MS = 250;
const ANNOUNCED_BYTES = 2_000;

type Held = {
  readonly url: string;
  readonly address: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
};

/** A call on a connection of its own; what it was answered, if it was, once it has been let go. */
function open({ url, address, path, headers }: Held, method: 'GET' | 'POST') {
  const began = performance.now();
  let status = 0;
  const request = http.request(new URL(path, url), {
    ...{ agent: false, method, headers: { 'x-forwarded-for': address, ...headers } },
  });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  request.on('response', (answer) => {
    status = answer.statusCode ?? 0;
    answer.resume().on('error', () => undefined);
  });
  request.on('error', () => undefined).on('close', () => resolve());
  const letGo = async (): Promise<Heard> => {
    request.destroy();
    await closed;
    return { status, ms: performance.now() - began, body: '', cookie: '' };
  };
  return { request, closed, letGo };
}

const waited = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => undefined);

/** A stream that nobody reads the end of. */
export async function holdStream(held: Held): Promise<Heard> {
  const { request, closed, letGo } = open(held, 'GET');
  request.end();
  await Promise.race([closed, waited(HELD_MS, held.signal)]);
  return letGo();
}

/** A body of which a byte comes now and then. */
export async function trickleBody(held: Held): Promise<Heard> {
  const headers = { ...held.headers, 'content-type': 'application/json', 'content-length': String(ANNOUNCED_BYTES) };
  const { request, closed, letGo } = open({ ...held, headers }, 'POST');
  request.flushHeaders();
  for (const end = performance.now() + HELD_MS; performance.now() < end && !held.signal.aborted; ) {
    request.write(' ');
    const isClosed = await Promise.race([closed.then(() => true), waited(BYTE_EVERY_MS, held.signal)]);
    if (isClosed) break;
  }
  return letGo();
}
