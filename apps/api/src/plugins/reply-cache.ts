import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { count } from '@jara/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ReplyStore, type StoredReply } from './reply-store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a route whose replies are the same for everyone: the key of the reply to a parsed request. */
    cacheKey?: (request: FastifyRequest) => string;
  }
  interface FastifyInstance {
    replyCache: Pick<ReplyStore, 'bytes' | 'entries'>;
  }
  interface FastifyRequest {
    /** What was asked, and after how many changes, if the reply may be cached. */
    asked: { readonly key: string; readonly epoch: number } | null;
  }
}

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const MINUTE_MS = 60_000;
const LIMITS = { maxBytes: 48 * 1024 * 1024, maxBytesOfRare: 16 * 1024 * 1024 };
const WORTH_COMPRESSING = 1_024;
/** The weight zero says that a client does not read it; another word that ends so is another encoding. */
const READS_BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;
const MAX_KNOWN_URLS = 2_000;
const LONGEST_KNOWN_URL = 256;

/** A cache that stores a copy must revalidate it at each use. */
const ASK_EACH_TIME = { 'cache-control': 'no-cache' };

/** A reply to somebody known is theirs alone: it is neither taken from the cache nor put into it. */
const isPersonal = ({ headers }: FastifyRequest) => headers.authorization !== undefined;

/** Caches the bytes of replies that are the same for everyone, until something they depend on changes. */
export function createReplyCache({ now }: { now: () => Date }) {
  const store = new ReplyStore(LIMITS);
  /** What the contract has read in an address before. It depends on the address alone, so it holds for good. */
  const keysByUrl = new LRUCache<string, string>({ max: MAX_KNOWN_URLS });
  let epoch = 0;
  let sweptAt = 0;

  /** Nobody will ask for replies that the clock has overtaken. */
  const sweep = (at: number) => {
    const minute = Math.floor(at / MINUTE_MS);
    if (sweptAt === minute) return;
    sweptAt = minute;
    store.deleteWhere(({ until }) => until !== undefined && until <= at);
  };

  async function compressed(key: string, stored: StoredReply): Promise<Buffer> {
    const brotli = await compress(stored.body, QUALITY);
    store.addBrotli(key, stored, brotli);
    return brotli;
  }

  function send(key: string, stored: StoredReply, request: FastifyRequest, reply: FastifyReply): void {
    stored.etag ??= `"${createHash('sha1').update(stored.body).digest('base64url')}"`;
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      ...ASK_EACH_TIME,
      ...stored.headers,
      vary: 'accept-encoding',
      etag: stored.etag,
    });
    if (request.headers['if-none-match'] === stored.etag) return void reply.code(304).send();
    const wantsBrotli = READS_BROTLI.test(request.headers['accept-encoding'] ?? '');
    if (!wantsBrotli || stored.body.length < WORTH_COMPRESSING) return void reply.send(stored.body);
    reply.header('content-encoding', 'br');
    if (stored.brotli) return void reply.send(stored.brotli);
    compressed(key, stored).then(
      (brotli) => reply.send(brotli),
      (error: unknown) => reply.send(error),
    );
  }

  return {
    invalidate(tags: readonly string[]): void {
      epoch += 1;
      const isEverything = tags.includes('*');
      store.deleteWhere((reply) => isEverything || tags.some((tag) => reply.tags.has(tag)));
    },

    /** `isCurrent` says whether changes reach us; while they do not, nothing is answered from the cache. */
    attach(app: FastifyInstance, isCurrent: () => boolean): void {
      const isCacheable = (request: FastifyRequest) =>
        request.routeOptions.config.cacheKey !== undefined && !isPersonal(request);

      /** Hooks with a callback: a reply from the cache waits for no promise. */
      const lookUp = (key: string, request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        const stored = isCurrent() ? store.find(key, now().getTime()) : undefined;
        count('cache_lookups_total', { cache: 'api replies', result: stored ? 'fresh' : 'missed' });
        if (stored) send(key, stored, request, reply);
        else done();
      };

      app.decorate('replyCache', store);
      app.decorateRequest('asked', null);
      app.addHook('onRequest', (request, reply, done) => {
        // Other replies are private to the caller: no cache, shared or private, stores a copy.
        reply.header('cache-control', 'no-store');
        const key = isCacheable(request) ? keysByUrl.get(request.raw.url ?? '') : undefined;
        if (key === undefined) done();
        else lookUp(key, request, reply, done);
      });
      // After the contract has parsed the request: an address that is met for the first time.
      app.addHook('preHandler', (request, reply, done) => {
        const { cacheKey } = request.routeOptions.config;
        if (!cacheKey || isPersonal(request)) return done();
        const key = cacheKey(request);
        const { url = '' } = request.raw;
        if (url.length <= LONGEST_KNOWN_URL) keysByUrl.set(url, key);
        request.asked = { key, epoch };
        lookUp(key, request, reply, done);
      });
      app.addHook('onSend', ({ asked }, reply, payload, done) => {
        if (!asked || !reply.dependsOn || typeof payload !== 'string' || !isCurrent()) return done(null, payload);
        const at = now().getTime();
        // Something changed, or the clock overtook it, while the reply was made: it is sent but not cached.
        if (asked.epoch !== epoch || at >= (reply.dependsOn.until?.getTime() ?? Number.POSITIVE_INFINITY))
          return done(null, payload);
        sweep(at);
        const stored = store.add(asked.key, payload, reply.dependsOn);
        reply.headers({ ...ASK_EACH_TIME, ...stored.headers });
        done(null, stored.body);
      });
    },
  };
}
