import { owedEndpoints } from '@jara/contract';
import type { Db } from '@jara/server/db';
import { listOwed, listPayouts } from '@jara/server/earnings';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function owedRoutes(app: FastifyInstance, db: Db): void {
  serve(app, owedEndpoints, {
    listOwed: ({ query }) => listOwed(db, query),
    listPayouts: ({ params, query }) => listPayouts(db, { ...params, ...query }),
  });
}
