import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepPages, makePage, type Page } from './page-cache.ts';
import { DEVELOPMENT_POLICY, policyOf } from './page-policy.ts';
import { isForgedHeader, pageCookies } from './page-request.ts';
import { unavailablePage } from './unavailable-page.ts';

const RENDER_LIMIT_MS = 10_000;

/** A page that could not show what it is for says so in its head, since a rendered page cannot set its own status. */
const STATUS_MARK = /<meta name="http-status" content="(\d{3})"/;

type Rendered = { readonly status: number; readonly page?: Page; readonly location?: string };
type Options = { readonly storefront: string; readonly isDevelopment: boolean };

export async function servePages(app: FastifyInstance, { storefront, isDevelopment }: Options): Promise<void> {
  const pages = keepPages();
  const underWay = new Map<string, Promise<Rendered>>();

  async function render(url: string, cookie: string, key: string): Promise<Rendered> {
    const answer = await fetch(new URL(url, storefront), {
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(RENDER_LIMIT_MS),
    });
    const location = answer.headers.get('location');
    if (location) return { status: answer.status, location };
    const html = await answer.text();
    const status = Number(STATUS_MARK.exec(html)?.[1] ?? answer.status);
    const page = await makePage(html, policyOf(html));
    if (status === 200) pages.keep(key, page);
    return { status, page };
  }

  /** Many who ask for the same page at once share one rendering. */
  function renderOnce(url: string, cookie: string, key: string): Promise<Rendered> {
    const running = underWay.get(key);
    if (running) return running;
    const rendering = render(url, cookie, key).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookie = pageCookies(request.headers.cookie);
    const key = `${request.url} ${cookie}`;
    const fresh = pages.fresh(key);
    if (fresh) return send(reply, request, 200, fresh);
    let rendered: Rendered;
    try {
      rendered = await renderOnce(request.url, cookie, key);
    } catch (error) {
      request.log.warn({ err: error }, 'the storefront did not answer');
      rendered = { status: 503, page: await unavailablePage() };
    }
    if (rendered.location) return reply.redirect(rendered.location, rendered.status);
    const stale = rendered.status >= 500 ? pages.stale(key) : undefined;
    if (stale) return send(reply.header('warning', '110 - "Response is Stale"'), request, 200, stale);
    if (rendered.status === 503) reply.header('retry-after', '5');
    return send(reply, request, rendered.status, rendered.page ?? (await unavailablePage()));
  }

  await app.register(replyFrom, { base: storefront, disableRequestLogging: true });

  /** Files that the storefront makes: pictures, parts of pages for navigation, the site map. */
  function forward(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.from(request.url, {
      rewriteRequestHeaders: (_request, headers) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => !isForgedHeader(name))),
        cookie: pageCookies(request.headers.cookie),
      }),
    });
  }

  const isPage = (request: FastifyRequest) =>
    !request.headers['rsc'] &&
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null &&
    !/^\/store\/(_next|media)\/|\.\w+(\?|$)/.test(request.url);

  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isDevelopment && isPage(request)) return servePage(request, reply);
    if (isDevelopment) reply.header('content-security-policy', DEVELOPMENT_POLICY);
    return forward(request, reply);
  };

  app.get('/', (_request, reply) => reply.redirect('/store'));
  app.get('/robots.txt', (_request, reply) => reply.from('/store/robots.txt'));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/store/icon.svg'));
  app.get('/store', handle);
  app.get('/store/*', handle);
  app.setNotFoundHandler((_request, reply) => reply.redirect('/store/404'));
}

function send(reply: FastifyReply, request: FastifyRequest, status: number, page: Page): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    // A browser asks again each time: the front door answers from memory, and the page follows the chosen place.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie, rsc',
  });
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.html);
}
