import { healthEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Database } from '@jara/server/db';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

/** A load balancer routes by this reply, so it must come quickly. */
const READY_WITHIN_MS = 800;

export function healthRoutes(app: FastifyInstance, database: Database): void {
  serve(app, healthEndpoints, {
    alive: async () => succeed({ uptime_seconds: process.uptime() }),
    ready: async () => {
      await database.ping(READY_WITHIN_MS);
      return succeed({ database: 'reachable' as const });
    },
  });
}
