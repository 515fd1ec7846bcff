import { healthEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { Database } from '@jara/server/db';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function healthRoutes(app: FastifyInstance, database: Database): void {
  serve(app, healthEndpoints, {
    alive: async () => succeed({ uptime_seconds: process.uptime() }),
    ready: async () => {
      await database.ping();
      return succeed({ database: 'reachable' as const });
    },
  });
}
