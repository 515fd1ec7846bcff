import { placesEndpoints } from '@jara/contract';
import type { PlaceLookup } from '@jara/server/location';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function placesRoutes(app: FastifyInstance, places: PlaceLookup): void {
  serve(app, placesEndpoints, {
    suggestPlaces: ({ query }, { customer }) => places.suggest(customer, query),
    reverseGeocode: ({ query }, { customer }) => places.reverse(customer, query.latlng),
    getPlace: ({ params, query }, { customer }) => places.find(customer, params.placeId, query.session),
  });
}
