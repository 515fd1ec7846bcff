import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressAssets } from './compress-assets.ts';

/** The built files: their names change with their content, so a browser keeps them for good. */
export async function serveAssets(app: FastifyInstance, build: string, earlier: string | undefined): Promise<void> {
  const folder = join(build, 'client/static');
  await compressAssets(folder).catch((error: unknown) =>
    app.log.warn({ err: error }, 'assets are served uncompressed'),
  );
  await app.register(fastifyStatic, {
    root: earlier === undefined ? folder : [folder, earlier],
    prefix: '/store/static/',
    immutable: true,
    maxAge: '365d',
    // Nobody asks again, or for a part, so a file says no more than it must.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => reply.raw.removeHeader('connection'),
    preCompressed: true,
    decorateReply: false,
    index: false,
  });
}
