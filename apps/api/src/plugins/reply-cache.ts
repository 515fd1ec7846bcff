import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Dependencies } from '@jara/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const MINUTE_MS = 60_000;
const MOST_BYTES = 48 * 1024 * 1024;
const WORTH_COMPRESSING = 1_024;

/** An answer to somebody known is theirs alone: it is neither taken from what is kept nor kept. */
const isPersonal = ({ headers }: FastifyRequest) => headers.authorization !== undefined;

type Kept = {
  readonly body: Buffer;
  readonly tags: ReadonlySet<string>;
  /** The minute that the answer speaks of; undefined if it does not depend on the clock. */
  readonly minute: number | undefined;
  /** Made when it is asked for a second time: most searches never are. */
  etag?: string;
  brotli?: Buffer;
};

/**
 * Keeps the bytes of answers that are the same for everyone, by URL, and drops them when something they
 * depend on changes. Oldest used go first when the memory for it is full.
 */
export function keepReplies({ now }: { now: () => Date }) {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let epoch = 0;
  let sweptAt = 0;

  const thisMinute = () => Math.floor(now().getTime() / MINUTE_MS);

  const drop = (url: string) => {
    const entry = kept.get(url);
    if (!entry) return;
    bytes -= entry.body.length + (entry.brotli?.length ?? 0);
    kept.delete(url);
  };

  /** Nobody will ask for the answers of a minute that is over. */
  const sweep = (minute: number) => {
    if (sweptAt === minute) return;
    sweptAt = minute;
    for (const [url, entry] of kept) if (entry.minute !== undefined && entry.minute !== minute) drop(url);
  };

  const keep = (url: string, body: Buffer, { tags, minute }: Dependencies) => {
    const now = thisMinute();
    sweep(now);
    drop(url);
    kept.set(url, { body, tags: new Set(tags), minute: minute ? now : undefined });
    bytes += body.length;
    for (const oldest of kept.keys()) {
      if (bytes <= MOST_BYTES) break;
      drop(oldest);
    }
  };

  const find = (url: string): Kept | undefined => {
    const entry = kept.get(url);
    if (!entry) return undefined;
    if (entry.minute !== undefined && entry.minute !== thisMinute()) {
      drop(url);
      return undefined;
    }
    // Moved to the end, so that the map's order is the order of use.
    kept.delete(url);
    kept.set(url, entry);
    return entry;
  };

  async function answer(entry: Kept, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    entry.etag ??= `"${createHash('sha1').update(entry.body).digest('base64url')}"`;
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: entry.etag,
    });
    if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send();
    const wantsBrotli = request.headers['accept-encoding']?.includes('br') ?? false;
    if (!wantsBrotli || entry.body.length < WORTH_COMPRESSING) return reply.send(entry.body);
    if (!entry.brotli) {
      entry.brotli = await compress(entry.body, QUALITY);
      if (kept.get(request.url) === entry) bytes += entry.brotli.length;
    }
    return reply.header('content-encoding', 'br').send(entry.brotli);
  }

  return {
    forget(tags: readonly string[]): void {
      epoch += 1;
      if (tags.includes('*')) {
        kept.clear();
        bytes = 0;
        return;
      }
      for (const [url, entry] of kept) if (tags.some((tag) => entry.tags.has(tag))) drop(url);
    },

    /** `isCurrent` says whether changes reach us; while they do not, nothing is answered from memory. */
    attach(app: FastifyInstance, isCurrent: () => boolean): void {
      app.decorateRequest('epochAtStart', 0);
      app.decorateRequest('minuteAtStart', 0);
      app.addHook('onRequest', async (request, reply) => {
        if (!request.routeOptions.config.cached || isPersonal(request)) return;
        request.epochAtStart = epoch;
        request.minuteAtStart = thisMinute();
        const entry = isCurrent() ? find(request.url) : undefined;
        if (entry) return answer(entry, request, reply);
      });
      app.addHook('onSend', async (request, reply, payload) => {
        if (!reply.dependsOn || isPersonal(request) || typeof payload !== 'string' || !isCurrent()) return payload;
        // Something changed, or the minute ended, while the answer was made: it is sent but not kept.
        if (request.epochAtStart !== epoch) return payload;
        if (reply.dependsOn.minute && request.minuteAtStart !== thisMinute()) return payload;
        const body = Buffer.from(payload);
        keep(request.url, body, reply.dependsOn);
        return body;
      });
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    epochAtStart: number;
    minuteAtStart: number;
  }
}
