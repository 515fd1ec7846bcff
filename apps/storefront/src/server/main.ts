import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readBuiltFiles } from './built-files.ts';
import { readServerEnv } from './env.ts';
import { findHandler } from './find-handler.ts';
import { renderPage } from './render-page.tsx';
import { sendResponse, toRequest } from './web-messages.ts';

/** Longer than the front door keeps an idle connection: else one may be closed just as a call is sent. */
const IDLE_MS = 72_000;

const { PORT, HOST } = readServerEnv(process.env);
const files = await readBuiltFiles(new URL('../files.json', import.meta.url));

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://renderer');
  const found = findHandler(request.method, url);
  if (found) return sendResponse(response, await found(toRequest(request, url)));
  const { cookie: cookies = '', 'save-data': savesData } = request.headers;
  const { status, html, headers } = await renderPage({ url, cookies, savesData: savesData === 'on' }, files);
  response.writeHead(status, headers).end(html);
}

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
server.keepAliveTimeout = IDLE_MS;
server.listen(PORT, HOST);

const stop = () => {
  server.close();
  server.closeIdleConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
