import { healthEndpoints } from '@jara/contract';
import { refuse, succeed } from '@jara/server';
import { asCaller, type Database } from '@jara/server/db';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

/** A load balancer routes by this reply, so it must come quickly. */
const READY_WITHIN_MS = 800;

type Options = {
  readonly database: Database;
  /** Aborted when the process has been told to stop: it still serves, and is to be asked no more. */
  readonly draining?: AbortSignal | undefined;
};

export function healthRoutes(app: FastifyInstance, { database, draining }: Options): void {
  let asking: Promise<void> | undefined;
  /** However many ask at once, the database is asked once. */
  const ping = () => {
    asking ??= asCaller('reserved', () => database.ping(READY_WITHIN_MS)).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  serve(app, healthEndpoints, {
    alive: async () => succeed({ uptime_seconds: process.uptime() }),
    ready: async () => {
      if (draining?.aborted) return refuse('UNAVAILABLE');
      await ping();
      return succeed({ database: 'reachable' as const });
    },
  });
}
