import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { idInUrl } from './ids.ts';

export const PHOTO_TYPES = ['image/jpeg', 'image/webp'] as const;
/** What a phone's camera gives is made smaller in the page. */
export const MOST_PHOTO_BYTES = 400 * 1024;

const params = z.object({ id: idInUrl });

/** What shows why an order could not be handed over: the door, the street. Support alone sees it, for 90 days. */
export const handoverPhotoEndpoints = {
  putHandoverPhoto: {
    method: 'PUT',
    path: '/ops/rider/order/:id/photo',
    summary: 'A photo of where the order could not be handed over, while the rider has it or once that has failed.',
    caller: { staff: 'rider' },
    params,
    file: { types: PHOTO_TYPES, mostBytes: MOST_PHOTO_BYTES },
    data: z.null(),
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', 'PHOTO_INVALID', 'UNSUPPORTED_MEDIA_TYPE', 'BODY_TOO_LARGE'],
  },
  getHandoverPhoto: {
    method: 'GET',
    path: '/ops/support/order/:id/photo',
    summary: 'The photo that its rider took where the order could not be handed over.',
    caller: { staff: 'support' },
    params,
    data: z.object({ type: z.enum(PHOTO_TYPES), taken_at: z.iso.datetime(), base64: z.string() }),
    failures: ['PHOTO_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
