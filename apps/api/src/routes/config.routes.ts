import type { Config } from '@jara/contract';
import { configEndpoints } from '@jara/contract';
import { succeed } from '@jara/server';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function configRoutes(app: FastifyInstance, config: Config): void {
  serve(app, configEndpoints, {
    getConfig: async () => succeed(config, { tags: [] }),
  });
}
