import { rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { ANSWERED_BY_US } from '@jara/lifecycle';
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
  readonly draining?: AbortSignal;
  readonly requestTimeout?: number;
  readonly longestResponseMs?: number;
  readonly longestSilenceMs?: number;
  /** Whether the API announces what changes. */
  readonly isAnnounced?: boolean;
};

async function startServer(
  handler: Handler,
  streams?: Set<ServerResponse>,
): Promise<{ app: FastifyInstance; url: string }> {
  const app = Fastify({ forceCloseConnections: true });
  // It is no call of those that are counted.
  app.get('/changes', (_request, reply) => {
    if (!streams) return reply.code(404).send();
    reply.hijack();
    const stream = reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    streams.add(stream);
    stream.write('data: *\n\n');
    // As the API does: a test may take longer than the door bears silence.
    const sign = setInterval(() => stream.write(': here\n\n'), 1_000);
    stream.on('close', () => clearInterval(sign));
  });
  // What looks like a page is one.
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header(...ANSWERED_BY_US);
    if (typeof payload === 'string' && payload.startsWith('<')) reply.type('text/html');
  });
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
    draining,
    requestTimeout,
    longestResponseMs,
    longestSilenceMs,
    isAnnounced = false,
  } = options;
  const streams = isAnnounced ? new Set<ServerResponse>() : undefined;
  const behind = await Promise.all([startServer(api, streams), startServer(storefront)]);
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
      ...(draining && { draining }),
      ...(requestTimeout !== undefined && { requestTimeout }),
      longestResponseMs,
      longestSilenceMs,
    },
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    /** How many follow what is announced. */
    followers: () => streams?.size ?? 0,
    announce(...tags: string[]): void {
      for (const stream of streams ?? []) stream.write(`data: ${tags.join(' ')}\n\n`);
    },
    async close(): Promise<void> {
      app.server.closeAllConnections();
      await Promise.all([app.close(), ...behind.map((server) => server.app.close())]);
      await rm(build, { recursive: true });
    },
  };
}
