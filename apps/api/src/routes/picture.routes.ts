import { pictureEndpoints } from '@jara/contract';
import type { Pictures } from '@jara/server/menu';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  serve(app, pictureEndpoints, {
    setDishPicture: ({ params, file }, { staff }) => pictures.setOfDish(staff.scope, params.id, file.bytes),
    getOwnPictures: (_request, { staff }) => pictures.getOfVendor(staff.scope),
    setOwnPicture: ({ params, file }, { staff }) => pictures.setOwn(staff.scope, params.which, file.bytes),
    setVendorPicture: ({ params, file }, { staff }) =>
      pictures.setAsSupport(staff, params.id, params.which, file.bytes),
  });
}
