import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuiltFiles } from './built-files.ts';
import { findHandler } from './find-handler.ts';
import { renderPage } from './render-page.tsx';
import { sendResponse, toRequest } from './web-messages.ts';

async function answer(request: IncomingMessage, response: ServerResponse, files: BuiltFiles): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://storefront');
  const handle = findHandler(request.method, url);
  if (handle) return sendResponse(response, await handle(toRequest(request, response, url)));
  const { cookie: cookies = '', 'save-data': savesData, traceparent } = request.headers;
  const { status, html, headers } = await renderPage(
    { url, cookies, savesData: savesData === 'on', traceparent: traceparent?.toString() },
    files,
  );
  response.writeHead(status, headers).end(html);
}

/** A page, or what a handler has for the address. What fails is logged, and answered 500. */
export function respond(request: IncomingMessage, response: ServerResponse, files: BuiltFiles): void {
  answer(request, response, files).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
}
