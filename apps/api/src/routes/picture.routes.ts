import { pictureEndpoints } from '@jara/contract';
import type { Pictures } from '@jara/server/menu';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  serve(app, pictureEndpoints, {
    setDishPicture: ({ params, file }, { staff }) => pictures.setOfDish(staff.scope, params.id, file.bytes),
  });
}
