import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import { addressOn } from './request-target.ts';
import { isEventStream } from './upstream.ts';

/** The API says something every second; a connection that is silent for longer is dead. */
const LONGEST_SILENCE_MS = 3_500;
const AGAIN_AFTER_MS = 500;
const LONGEST_EVENT = 64 * 1024;
/** Longer than anything takes that is made of the API's answers. */
const REMEMBERED_MS = 30_000;

type Change = { readonly count: number; readonly at: number };
type Listener = (tags: ReadonlySet<string>) => void;
type Options = { readonly now: () => number; readonly log: FastifyBaseLogger };

export type Changes = ReturnType<typeof followChanges>;

/**
 * What the API announces as changed (apps/api: cache-invalidation-stream.ts), as tags; '*' is everything. It is told once it no
 * longer answers with what was before.
 */
export function followChanges(server: string, { now, log }: Options) {
  const { get } = server.startsWith('https:') ? https : http;
  const listeners: Listener[] = [];
  const recent = new Map<string, Change>();
  let count = 0;
  let isFollowing = false;
  let isClosed = false;
  let request: ClientRequest | undefined;
  let retry: NodeJS.Timeout | undefined;

  function announce(tags: ReadonlySet<string>): void {
    count += 1;
    const at = now();
    for (const [tag, change] of recent) if (at - change.at > REMEMBERED_MS) recent.delete(tag);
    for (const tag of tags) recent.set(tag, { count, at });
    for (const listener of listeners) listener(tags);
  }

  function read(message: IncomingMessage): void {
    let unread = '';
    message.setEncoding('utf8').on('data', (text: string) => {
      const events = (unread + text).split('\n\n');
      unread = events.pop() ?? '';
      if (unread.length > LONGEST_EVENT) message.destroy();
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        isFollowing = true;
        announce(new Set(event.slice('data: '.length).split(' ')));
      }
    });
  }

  function connect(): void {
    const address = addressOn(server, '/changes');
    if (!address) throw new Error('the API has no address for changes');
    request = get(address, { agent: false, headers: { accept: 'text/event-stream' }, timeout: LONGEST_SILENCE_MS });
    request
      .on('timeout', () => request?.destroy())
      .on('error', () => undefined)
      .on('response', (message) => {
        if (isEventStream(message)) read(message.on('error', () => undefined));
        else message.destroy();
      })
      .once('close', () => {
        if (isFollowing && !isClosed) log.warn('the API announces no changes; pages are kept for a minute at most');
        isFollowing = false;
        if (!isClosed) retry = setTimeout(connect, AGAIN_AFTER_MS).unref();
      });
  }
  connect();

  return {
    /** While it is false, something may have changed without our hearing of it. */
    get isFollowing() {
      return isFollowing;
    },
    get count() {
      return count;
    },
    onChange: (listener: Listener) => void listeners.push(listener),
    /** The last change of any of these within the last half a minute; without tags, of anything. */
    lastOf(tags: Iterable<string> | undefined): Change | undefined {
      const changes = tags ? ['*', ...tags].map((tag) => recent.get(tag)) : [...recent.values()];
      return changes.reduce((last, each) => ((each?.count ?? 0) > (last?.count ?? 0) ? each : last), undefined);
    },
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      request?.destroy();
    },
  };
}
