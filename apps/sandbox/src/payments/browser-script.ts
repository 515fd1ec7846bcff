import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves a script from a file beside the module that offers it. Modules have the same paths here as on disk. */
export function serveScript(app: FastifyInstance, url: string, folder: string, file: string): void {
  const script = readFileSync(path.join(folder, 'browser', file), 'utf8');
  app.get(url, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(script),
  );
}
