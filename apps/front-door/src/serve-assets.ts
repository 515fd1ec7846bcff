import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressAssets } from './compress-assets.ts';

type Assets = {
  readonly folder: string;
  readonly prefix: string;
  /** Files of builds that went within a day; pages that are still open ask for them. */
  readonly earlier: string | undefined;
};

/** The built files: their names change with their content, so a browser keeps them for good. */
export async function serveAssets(app: FastifyInstance, { folder, prefix, earlier }: Assets): Promise<void> {
  await compressAssets(folder).catch((error: unknown) =>
    app.log.warn({ err: error }, 'assets are served uncompressed'),
  );
  await app.register(fastifyStatic, {
    root: earlier === undefined ? folder : [folder, earlier],
    prefix,
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
