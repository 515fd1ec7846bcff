import { locationEndpoints } from '@jara/contract';
import type { createLocations } from '@jara/server/location';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function locationRoutes(app: FastifyInstance, locations: ReturnType<typeof createLocations>): void {
  serve(app, locationEndpoints, {
    listAvailableLocations: () => locations.listAvailableLocations(),
  });
}
