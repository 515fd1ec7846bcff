import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Kept, KeptReplies } from './kept-replies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on a route whose answers are the same for everyone: under what its answer to a parsed request is kept. */
    cacheKey?: (request: FastifyRequest) => string;
  }
  interface FastifyInstance {
    replyCache: Pick<KeptReplies, 'bytes' | 'entries'>;
  }
  interface FastifyRequest {
    /** What was asked, and when, if the answer may be kept. */
    asked: { readonly key: string; readonly epoch: number; readonly minute: number } | null;
  }
}

const compress = promisify(brotliCompress);
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const MINUTE_MS = 60_000;
const MOST_BYTES = 48 * 1024 * 1024;
const WORTH_COMPRESSING = 1_024;

/** Whoever keeps a copy asks each time whether it still holds. */
const ASK_EACH_TIME = { 'cache-control': 'no-cache' };

/** An answer to somebody known is theirs alone: it is neither taken from what is kept nor kept. */
const isPersonal = ({ headers }: FastifyRequest) => headers.authorization !== undefined;

/**
 * Keeps the bytes of answers that are the same for everyone, by what was asked, and drops them when something they
 * depend on changes.
 */
export function keepReplies({ now }: { now: () => Date }) {
  const kept = new KeptReplies(MOST_BYTES);
  let epoch = 0;
  let sweptAt = 0;

  const thisMinute = () => Math.floor(now().getTime() / MINUTE_MS);

  /** Nobody will ask for the answers of a minute that is over. */
  const sweep = (minute: number) => {
    if (sweptAt === minute) return;
    sweptAt = minute;
    kept.forgetWhere((entry) => entry.minute !== undefined && entry.minute !== minute);
  };

  async function answer(key: string, entry: Kept, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    entry.etag ??= `"${createHash('sha1').update(entry.body).digest('base64url')}"`;
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      ...ASK_EACH_TIME,
      vary: 'accept-encoding',
      etag: entry.etag,
    });
    if (request.headers['if-none-match'] === entry.etag) return reply.code(304).send();
    const wantsBrotli = request.headers['accept-encoding']?.includes('br') ?? false;
    if (!wantsBrotli || entry.body.length < WORTH_COMPRESSING) return reply.send(entry.body);
    if (!entry.brotli) kept.addBrotli(key, entry, await compress(entry.body, QUALITY));
    return reply.header('content-encoding', 'br').send(entry.brotli);
  }

  return {
    forget(tags: readonly string[]): void {
      epoch += 1;
      const isEverything = tags.includes('*');
      kept.forgetWhere((entry) => isEverything || tags.some((tag) => entry.tags.has(tag)));
    },

    /** `isCurrent` says whether changes reach us; while they do not, nothing is answered from memory. */
    attach(app: FastifyInstance, isCurrent: () => boolean): void {
      app.decorate('replyCache', kept);
      app.decorateRequest('asked', null);
      // The answers of everything else are for whoever asked, and nobody on the way or after them keeps a copy.
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      // After the contract has parsed the request: only then is it known what is asked.
      app.addHook('preHandler', async (request, reply) => {
        const { cacheKey } = request.routeOptions.config;
        if (!cacheKey || isPersonal(request)) return;
        const key = cacheKey(request);
        request.asked = { key, epoch, minute: thisMinute() };
        const entry = isCurrent() ? kept.find(key, request.asked.minute) : undefined;
        if (entry) return answer(key, entry, request, reply);
      });
      app.addHook('onSend', async ({ asked }, reply, payload) => {
        if (!asked || !reply.dependsOn || typeof payload !== 'string' || !isCurrent()) return payload;
        const minute = thisMinute();
        // Something changed, or the minute ended, while the answer was made: it is sent but not kept.
        if (asked.epoch !== epoch || (reply.dependsOn.minute && asked.minute !== minute)) return payload;
        sweep(minute);
        reply.headers(ASK_EACH_TIME);
        return kept.keep(asked.key, payload, reply.dependsOn, reply.dependsOn.minute ? minute : undefined).body;
      });
    },
  };
}
