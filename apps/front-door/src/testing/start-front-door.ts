import { rm } from 'node:fs/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { buildApp } from '../build-app.ts';
import { readEnv } from '../env.ts';
import { makeBuildFolder } from './build-folder.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;
type Options = {
  readonly api?: Handler;
  readonly storefront?: Handler;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => number;
  readonly requestTimeout?: number;
  readonly longestResponseMs?: number;
  readonly longestSilenceMs?: number;
};

async function startServer(handler: Handler): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify({ forceCloseConnections: true });
  app.all('/*', handler);
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** A front door on a real socket, with an API and a storefront behind it that do as they are told. */
export async function startFrontDoor(options: Options = {}) {
  const {
    api = () => ({}),
    storefront = () => '<html></html>',
    env = {},
    now,
    requestTimeout,
    longestResponseMs,
    longestSilenceMs,
  } = options;
  const behind = await Promise.all([startServer(api), startServer(storefront)]);
  const build = await makeBuildFolder();
  const app = await buildApp(
    readEnv({
      LOG_LEVEL: 'silent',
      API_URL: behind[0].url,
      STOREFRONT_URL: behind[1].url,
      STOREFRONT_BUILD: build,
      ...env,
    }),
    {
      ...(now && { now }),
      ...(requestTimeout !== undefined && { requestTimeout }),
      longestResponseMs,
      longestSilenceMs,
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    async close(): Promise<void> {
      app.server.closeAllConnections();
      await Promise.all([app.close(), ...behind.map((server) => server.app.close())]);
      await rm(build, { recursive: true });
    },
  };
}
