import { createServer } from 'node:http';
import { answerHealth } from '@jara/lifecycle';

/** For whoever starts and replaces processes; nothing else is served here. */
export function serveHealth(port: number, isReady: () => Promise<boolean>): void {
  const server = createServer((request, response) => {
    if (!answerHealth(request, response, isReady)) response.writeHead(404).end();
  });
  server.listen(port).unref();
}
