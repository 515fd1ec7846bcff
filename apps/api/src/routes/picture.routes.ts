import { PICTURE_TYPES, pictureEndpoints } from '@jara/contract';
import type { Pictures } from '@jara/server/menu';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

/** In a scope of their own: only here is a body a picture, and larger than others. */
export function pictureRoutes(app: FastifyInstance, pictures: Pictures): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser([...PICTURE_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    serve(scope, pictureEndpoints, {
      setDishPicture: ({ params, body }, { staff }) => pictures.setOfDish(staff.scope, params.id, body),
    });
  });
}
