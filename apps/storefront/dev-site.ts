import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import { BASE_PATH } from './src/shared/config/base-path.ts';
import { env } from './src/shared/config/env.ts';

// The storefront while it is developed: each file as it stands, and a page reloads when one of its files changes. Without
// a service worker, and without what is done for a slow line.

const SRC = path.join(import.meta.dirname, 'src');

const server = createHttpServer();
const vite = await createServer({
  root: import.meta.dirname,
  base: `${BASE_PATH}/`,
  configFile: false,
  appType: 'custom',
  resolve: { alias: [{ find: /^@\//, replacement: `${SRC}/` }] },
  server: { middlewareMode: { server } },
});

const source = (file: string) => `${BASE_PATH}/${file}`;
const FILES = {
  entry: '',
  styles: source('src/shared/ui/globals.css?direct'),
  code: { stage: [], orders: [], dish: [] },
  inline: {
    firstPaint: "for (const mark of ['waiting', 'unread']) delete document.documentElement.dataset[mark]",
    starter: `import('${source('@vite/client')}'); import('${source('src/browser/stage.tsx')}')`,
  },
};

server.on('request', (request, response) => {
  const { url } = request;
  vite.middlewares(request, response, () => {
    // Vite takes the base path off.
    if (url !== undefined) request.url = url;
    vite.ssrLoadModule('/src/server/respond.ts').then(
      ({ respond }: Partial<typeof import('./src/server/respond.ts')>) => respond?.(request, response, FILES),
      (error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
      },
    );
  });
});
server.listen(env.PORT, env.HOST);
