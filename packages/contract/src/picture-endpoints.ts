import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { idInUrl } from './ids.ts';
import { LARGEST_PICTURE, PICTURE_TYPES } from './menu-limits.ts';

/** Pictures that vendors take. Apart from other edits: they are no JSON, and count no version. */
export const pictureEndpoints = {
  setDishPicture: {
    method: 'PUT',
    path: '/ops/vendor/dish/:id/picture',
    summary: 'Another picture of the dish. The body is the picture; it is made anew, as WebP without metadata.',
    file: { types: PICTURE_TYPES, mostBytes: LARGEST_PICTURE },
    caller: { staff: 'vendor' },
    params: z.object({ id: idInUrl }),
    data: z.object({ image_url: z.string(), image_colour: z.string() }),
    failures: ['MENU_NOT_FOUND', 'PICTURE_UNREADABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  },
} as const satisfies EndpointTable;
