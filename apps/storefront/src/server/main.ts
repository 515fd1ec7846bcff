import { createServer } from 'node:http';
import { readBuiltFiles } from './built-files.ts';
import { readServerEnv } from './env.ts';
import { renderPage } from './render-page.tsx';

/** Longer than the front door keeps an idle connection: else one may be closed just as a call is sent. */
const IDLE_MS = 72_000;

const { PORT, HOST } = readServerEnv(process.env);
const files = await readBuiltFiles(new URL('../files.json', import.meta.url));

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://renderer');
  renderPage(url, request.headers.cookie ?? '', files).then(
    ({ status, html, headers }) => response.writeHead(status, headers).end(html),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      response.writeHead(500).end();
    },
  );
});
server.keepAliveTimeout = IDLE_MS;
server.listen(PORT, HOST);

const stop = () => {
  server.close();
  server.closeIdleConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
