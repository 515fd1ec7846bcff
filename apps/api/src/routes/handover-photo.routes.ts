import { handoverPhotoEndpoints } from '@jara/contract';
import type { HandoverPhotos } from '@jara/server/fulfilment';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function handoverPhotoRoutes(app: FastifyInstance, photos: HandoverPhotos): void {
  serve(app, handoverPhotoEndpoints, {
    putHandoverPhoto: ({ params, file }, { staff }) => photos.take(staff, params.id, file.bytes),
    getHandoverPhoto: ({ params }) => photos.show(params.id),
  });
}
