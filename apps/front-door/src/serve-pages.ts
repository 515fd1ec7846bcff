import type { Refusal } from '@jara/fair-queue';
import { count } from '@jara/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './accepted-encoding.ts';
import type { Changes } from './changes.ts';
import { clientClosedSignal } from './client-closed-signal.ts';
import { createPageBodies, type Page } from './compress-page.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { entityTag, isKnown } from './entity-tag.ts';
import { packAnswer, tagAnswer } from './pack-answer.ts';
import { movedAddress, pageAddress, readPageParameters } from './page-address.ts';
import { developmentPolicy, type OpenOrigins, policyOf, readInlineScripts } from './page-policy.ts';
import { forwardedCookies, isPageRequest, isPicture, pageCookies, savesData } from './page-request.ts';
import { createRenderer, NOT_FOUND } from './render-page.ts';
import { createRenderTurns, LINE_MOVED_ON_SECONDS, lineOf } from './render-turns.ts';
import { sendUpstreamResponse } from './send-upstream-response.ts';
import { unavailablePage } from './unavailable-page.ts';
import { connectUpstream, isHtml } from './upstream.ts';

const RETRY_AFTER_SECONDS = new Map([
  [429, LINE_MOVED_ON_SECONDS],
  [503, '5'],
]);
/** A picture may have to be made smaller first. */
const ANSWERED_WITHIN_MS = 15_000;
/** While developing, whatever is asked for may have to be compiled first. */
export const COMPILED_WITHIN_MS = 300_000;

type Options = {
  readonly storefront: string;
  /** The folder that the storefront's build wrote. */
  readonly build: string;
  readonly isDevelopment: boolean;
  readonly origins: OpenOrigins;
  readonly changes: Changes;
  readonly now: () => number;
};

type Sent = { readonly status: number; readonly page: Page; readonly policy: string };

type BodyOf = ReturnType<typeof createPageBodies>;

async function sendWith(
  bodyOf: BodyOf,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, page, policy }: Sent,
): Promise<FastifyReply> {
  // A browser asks again each time: the front door answers from memory, and the page follows the chosen place.
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie, save-data' });
  const retryAfter = RETRY_AFTER_SECONDS.get(status);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (status === 200) {
    // The policy is kept with the page.
    const tag = entityTag(page.tag, policy);
    reply.header('etag', tag);
    if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  const encoding = encodingFor(request);
  reply.code(status).headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(await bodyOf(page, encoding));
}

/** Dots in an address can lead out of what is the storefront's. */
const isOurs = (url: string) => /^\/store(?:\/|$)/.test(pageAddress(url, {}));
const isHandler = (url: string) => pageAddress(url, {}).startsWith('/store/api/');

/** The one address of a page has no slash at its end. */
function withoutSlash(url: string): string {
  const [path = '', ...query] = url.split('?');
  let end = path.length;
  // No pattern: one that looks for slashes at an end begins anew at each of them.
  while (path[end - 1] === '/') end -= 1;
  return [path.slice(0, end), ...query].join('?');
}

/** Browsers keep a 308 for good: what moves there and back would lead round and round in them. */
const redirect = (reply: FastifyReply, address: string, status: number) =>
  reply.header('cache-control', 'no-cache').redirect(address, status);

/** Of what was not made: too many of their network wait already, or it does not go on behind us. */
function statusOf(reason: Refusal | undefined): 429 | 503 {
  // What got no answer has been counted where it was asked.
  if (reason === 'full' || reason === 'overdue')
    count('front_door_refusals_total', { server: 'storefront', reason: `line ${reason}` });
  return reason === 'full' ? 429 : 503;
}

const fail = (reply: FastifyReply, status: number) =>
  reply.code(status).header('retry-after', RETRY_AFTER_SECONDS.get(status)).send();

export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const { isDevelopment, origins, changes, now } = options;
  const parameters = isDevelopment ? {} : await readPageParameters(options.build);
  const policy = isDevelopment ? developmentPolicy(origins) : policyOf(await readInlineScripts(options.build), origins);
  const connect = () => connectUpstream(options.storefront, { name: 'storefront', log: app.log });
  const storefront = connect();
  /** Calls that take no turn, for pictures above all: however many are under way, a page in its turn is rendered. */
  const aside = connect();
  app.addHook('onClose', async () => {
    storefront.close();
    aside.close();
  });
  const turns = createRenderTurns();
  const send = sendWith.bind(undefined, createPageBodies(now));
  const pageFor = createRenderer({ storefront, turns, changes, now, log: app.log });

  async function sendPage(request: FastifyRequest, reply: FastifyReply, url = request.url): Promise<FastifyReply> {
    const rendered = await pageFor({
      url: pageAddress(url, parameters),
      cookie: pageCookies(request.headers.cookie),
      isSavingData: savesData(request),
      caller: request.ip,
      // Where there is a copy nobody asks for these.
      get line() {
        return lineOf(request);
      },
      get gone() {
        return clientClosedSignal(request, reply);
      },
    });
    if (typeof rendered !== 'object')
      return send(request, reply, { status: statusOf(rendered), page: await unavailablePage(), policy });
    const moved = rendered.kind === 'redirect' ? movedAddress(rendered.location, url, parameters) : undefined;
    if (moved !== undefined) return redirect(reply, moved, rendered.status);
    if (rendered.kind !== 'page') return send(request, reply, { status: 503, page: await unavailablePage(), policy });
    if (rendered.isStale) reply.header('warning', '110 - "Response is Stale"');
    return send(request, reply, { ...rendered, policy });
  }

  /** What is no page: pictures, the site map, the session of behaviour events. */
  async function forward(request: FastifyRequest, reply: FastifyReply, path = request.url): Promise<FastifyReply> {
    const gone = clientClosedSignal(request, reply);
    const call = {
      method: request.method,
      path,
      headers: {
        ...endToEndHeaders(request.headers),
        cookie: forwardedCookies(request),
        // As for the API: what a caller says of their own address is not passed on.
        'x-forwarded-for': request.ip,
      },
      body: request.body as Buffer | undefined,
      caller: request.ip,
      withinMs: isDevelopment ? COMPILED_WITHIN_MS : ANSWERED_WITHIN_MS,
    };
    const answer =
      isDevelopment || isPicture(path)
        ? await aside.call({ ...call, signal: gone })
        : // What has begun keeps its turn: the storefront renders on for somebody who has gone.
          await turns.run(lineOf(request), gone, () => storefront.call(call));
    if (typeof answer !== 'object') return fail(reply, statusOf(answer));
    if (isDevelopment) return sendUpstreamResponse(reply, answer);
    if (!isHtml(answer)) return sendUpstreamResponse(reply, await packAnswer(request, tagAnswer(request, answer)));
    // A page where a file was asked for, as a rule the one that says that there is none.
    return sendPage(request, reply, answer.status === 404 ? NOT_FOUND : path);
  }

  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    if (isDevelopment) return forward(request, reply.header('content-security-policy', policy));
    if (!isOurs(request.url)) return sendPage(request, reply, NOT_FOUND);
    const address = withoutSlash(request.url);
    if (address !== request.url) return redirect(reply, address, 308);
    return isPageRequest(request) ? sendPage(request, reply) : forward(request, reply);
  };

  app.post('/store/api/*', (request, reply) =>
    isHandler(request.url) ? forward(request, reply) : sendPage(request, reply, NOT_FOUND),
  );
  app.get('/', (_request, reply) => reply.redirect('/store'));
  // Support's insights were a page of the storefront.
  app.get('/store/insights', (_request, reply) => reply.redirect('/console/insights'));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/store/icon.svg'));
  app.get('/robots.txt', (request, reply) => forward(request, reply, '/store/robots.txt'));
  app.get('/store', handle);
  app.get('/store/*', handle);
  app.setNotFoundHandler((request, reply) => sendPage(request, reply, NOT_FOUND));
}
