import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './accepted-encoding.ts';
import { clientClosedSignal } from './client-closed-signal.ts';
import { compressPage, createPageBodies, type Page } from './compress-page.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';
import { isKnown } from './entity-tag.ts';
import { sendUpstreamResponse } from './send-upstream-response.ts';
import { serveAssets } from './serve-assets.ts';
import { connectUpstream } from './upstream.ts';

/** The console is an app of the browser alone: its scripts are files of ours, and it calls nobody but us. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'", // React writes style attributes; a style cannot read the session.
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** While developing, the page reloads by a socket. */
const DEVELOPMENT_POLICY = POLICY.replace('connect-src', 'connect-src ws:');

const SCRIPT = { 'content-type': 'text/javascript; charset=utf-8', 'service-worker-allowed': '/console' };
const MANIFEST = { 'content-type': 'application/manifest+json' };

type Served = { readonly page: Page; readonly headers: Readonly<Record<string, string>> };

async function readServed(file: string, headers: Served['headers']): Promise<Served> {
  const bytes = await readFile(file).catch(() => {
    throw new Error(`The front door cannot start, because the console's build has no ${file}.`);
  });
  return { page: await compressPage(bytes), headers };
}

/** The built console: its files for good, and one page for every address below it. */
export async function serveConsole(
  app: FastifyInstance,
  { build, earlier, now }: { readonly build: string; readonly earlier: string | undefined; readonly now: () => number },
): Promise<void> {
  const bodyOf = createPageBodies(now);
  const document = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  const [page, worker, manifest] = await Promise.all([
    readServed(join(build, 'index.html'), document),
    readServed(join(build, 'sw.js'), SCRIPT),
    readServed(join(build, 'manifest.webmanifest'), MANIFEST),
  ]);

  const send = (served: Served) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { tag } = served.page;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: tag });
    if (isKnown(tag, request.headers['if-none-match'])) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.headers(served.headers).send(await bodyOf(served.page, encoding));
  };

  await serveAssets(app, { folder: join(build, 'static'), prefix: '/console/static/', earlier });
  app.get('/console/sw.js', send(worker));
  app.get('/console/manifest.webmanifest', send(manifest));
  app.get('/console', send(page));
  app.get('/console/*', send(page));
}

/** While developing, whatever is asked for may have to be compiled first. */
const COMPILED_WITHIN_MS = 300_000;

/** The console while it is developed: its own server has each file as it stands. */
export function forwardConsole(app: FastifyInstance, server: string): void {
  const upstream = connectUpstream(server, { name: 'console', log: app.log });
  app.addHook('onClose', async () => upstream.close());
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await upstream.call({
      method: request.method,
      path: request.url,
      headers: endToEndHeaders(request.headers),
      caller: request.ip,
      withinMs: COMPILED_WITHIN_MS,
      signal: clientClosedSignal(request, reply),
    });
    if (typeof answer !== 'object') return reply.code(503).send();
    return sendUpstreamResponse(reply.header('content-security-policy', DEVELOPMENT_POLICY), answer);
  };
  app.get('/console', forward);
  app.get('/console/*', forward);
}
