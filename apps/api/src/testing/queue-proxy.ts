import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands for the front door: its address is known before the API starts, and it takes `/api` off the path. */
export async function startQueueProxy() {
  let apiPort = 0;
  const server = createServer((incoming, answer) => {
    const { method = '', url = '', headers } = incoming;
    const options = { port: apiPort, host: '127.0.0.1', method, path: url.slice('/api'.length), headers };
    incoming.pipe(
      request({ ...options, headers: { ...headers, host: 'internal' } }, (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo(apiUrl: string) {
      apiPort = Number(new URL(apiUrl).port);
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
