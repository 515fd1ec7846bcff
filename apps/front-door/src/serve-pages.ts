import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page-cache.ts';
import { developmentPolicy } from './page-policy.ts';
import { isForgedHeader, isPageRequest, isPartRequest, pageCookies } from './page-request.ts';
import { statusIn } from './page-status.ts';
import { createRenderer } from './render-page.ts';
import { unavailablePage } from './unavailable-page.ts';

const RETRY_AFTER_SECONDS = '5';
const LARGEST_BODY = 64 * 1024;

type Options = {
  readonly storefront: string;
  readonly isDevelopment: boolean;
  /** Where a street map comes from, if there is one. */
  readonly mapOrigin: string | undefined;
  readonly now?: () => number;
};

function encodingFor(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, page: Page): FastifyReply {
  const encoding = encodingFor(request);
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    // A browser asks again each time: the front door answers from memory, and the page follows the chosen place.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, rsc',
  });
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.html);
}

const unavailable = (reply: FastifyReply): FastifyReply => reply.code(503).header('retry-after', RETRY_AFTER_SECONDS);

/** A part that could not show what it is for fails: the router then loads the whole page, and that may be kept. */
async function sendPart(reply: FastifyReply, stream: Readable): Promise<void> {
  const part = await buffer(stream).catch(() => undefined);
  const isMade = part !== undefined && statusIn(part.toString()) !== 503;
  // It has come in chunks and goes out in one piece.
  (isMade ? reply : unavailable(reply)).removeHeader('transfer-encoding').send(part);
}

export async function servePages(
  app: FastifyInstance,
  { storefront, isDevelopment, mapOrigin, now }: Options,
): Promise<void> {
  const pageFor = createRenderer({ storefront, mapOrigin, ...(now && { now }) });

  async function sendPage(request: FastifyRequest, reply: FastifyReply, url = request.url): Promise<FastifyReply> {
    const rendered = await pageFor({ url, cookie: pageCookies(request.headers.cookie) });
    if (!rendered) return send(request, reply, 503, await unavailablePage());
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);
    if (rendered.isStale) reply.header('warning', '110 - "Response is Stale"');
    return send(request, reply, rendered.status, rendered.page);
  }

  /** What is no page of its own: pictures, parts of pages for navigation, the site map. */
  const forward = (request: FastifyRequest, reply: FastifyReply, url = request.url): FastifyReply =>
    reply.from(url, {
      rewriteRequestHeaders: (_request, headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isForgedHeader(name))),
        cookie: pageCookies(request.headers.cookie),
      }),
      onError: () => void unavailable(reply).send(),
      ...(isPartRequest(request) && { onResponse: (_request, _reply, { stream }) => void sendPart(reply, stream) }),
    });

  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    if (isDevelopment) return forward(request, reply.header('content-security-policy', developmentPolicy(mapOrigin)));
    return isPageRequest(request) ? sendPage(request, reply) : forward(request, reply);
  };

  await app.register(async (scope) => {
    await scope.register(replyFrom, { base: storefront, disableRequestLogging: true });
    // Bodies pass through as they are; the storefront's own endpoints read them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: LARGEST_BODY }, (_request, payload, done) => done(null, payload));
    scope.post('/store/api/*', (request, reply) => forward(request, reply));
    scope.get('/', (_request, reply) => reply.redirect('/store'));
    scope.get('/favicon.ico', (_request, reply) => reply.redirect('/store/icon.svg'));
    scope.get('/robots.txt', (request, reply) => forward(request, reply, '/store/robots.txt'));
    scope.get('/store', handle);
    scope.get('/store/*', handle);
  });
  app.setNotFoundHandler((request, reply) => sendPage(request, reply, '/store/not-found'));
}
