import type { IncomingMessage, ServerResponse } from 'node:http';
import { ANSWERED_BY_US } from '@jara/lifecycle';
import { currentSpan, inTraceOf, type SpanStart, type Tracer } from '@jara/telemetry';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import type { BuiltFiles } from './built-files.ts';
import { findHandler, pathOfHandler } from './find-handler.ts';
import { pathOfPage, renderPage } from './render-page.tsx';
import { sendResponse, toRequest } from './web-messages.ts';

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly url: URL };

async function answer({ request, response, url }: Exchange, files: BuiltFiles): Promise<void> {
  const handle = findHandler(request.method, url);
  if (handle) return sendResponse(response, await handle(toRequest(request, response, url)));
  const { cookie: cookies = '', 'save-data': savesData, traceparent } = request.headers;
  const { status, html, headers } = await renderPage(
    { url, cookies, savesData: savesData === 'on', traceparent: traceparent?.toString() },
    files,
  );
  response.writeHead(status, headers).end(html);
}

function startOf({ request: { method = 'GET' }, url }: Exchange): SpanStart {
  const route = BASE_PATH + (pathOfHandler(method, url) ?? pathOfPage(url));
  return {
    name: `${method} ${route}`,
    kind: 'server',
    attributes: { 'http.request.method': method, 'http.route': route },
  };
}

/** A page, or what a handler has for the address. What fails is logged, and answered 500. */
export function respond(request: IncomingMessage, response: ServerResponse, files: BuiltFiles, tracer?: Tracer): void {
  response.setHeader(...ANSWERED_BY_US);
  const exchange = { request, response, url: new URL(request.url ?? '/', 'http://storefront') };
  const traced = async () => {
    await answer(exchange, files);
    currentSpan()?.set({ 'http.response.status_code': response.statusCode });
  };
  // Only the front door comes here, so the trace that it names is continued.
  inTraceOf(tracer, request.headers['traceparent'], () => startOf(exchange), traced).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
}
