import { handoverPhotoEndpoints } from '@jara/contract';
import type { Fulfilment } from '@jara/server/fulfilment';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function handoverPhotoRoutes(app: FastifyInstance, ops: Fulfilment): void {
  serve(app, handoverPhotoEndpoints, {
    putHandoverPhoto: ({ params, file }, { staff }) => ops.takePhoto(staff, params.id, file),
    getHandoverPhoto: ({ params }) => ops.showPhoto(params.id),
  });
}
