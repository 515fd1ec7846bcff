import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { idInUrl } from './ids.ts';
import { LARGEST_PICTURE, PICTURE_TYPES } from './menu-limits.ts';

const file = { types: PICTURE_TYPES, mostBytes: LARGEST_PICTURE } as const;
const UNREADABLE = ['PICTURE_UNREADABLE', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

/** Beside its name, and above its page. */
export const vendorPicture = z.enum(['logo', 'cover']);
export type VendorPicture = z.infer<typeof vendorPicture>;

const vendorPictures = z.object({
  name: z.string(),
  logo_url: z.string(),
  cover_url: z.string(),
  /** The cover's. */
  image_colour: z.string(),
});
export type VendorPictures = z.infer<typeof vendorPictures>;

/** Pictures that vendors take. Apart from other edits: they are no JSON, and count no version. */
export const pictureEndpoints = {
  setDishPicture: {
    method: 'PUT',
    path: '/ops/vendor/dish/:id/picture',
    summary: 'Another picture of the dish. The body is the picture; it is made anew, as WebP without metadata.',
    file,
    caller: { staff: 'vendor' },
    params: z.object({ id: idInUrl }),
    data: z.object({ image_url: z.string(), image_colour: z.string() }),
    failures: ['MENU_NOT_FOUND', ...UNREADABLE],
  },
  getOwnPictures: {
    method: 'GET',
    path: '/ops/vendor/pictures',
    summary: 'The logo and the cover picture of the vendor; empty where it has none.',
    caller: { staff: 'vendor' },
    data: vendorPictures,
    failures: [],
  },
  setOwnPicture: {
    method: 'PUT',
    path: '/ops/vendor/picture/:which',
    summary: 'Another logo or cover picture of the vendor, as of a dish.',
    file,
    caller: { staff: 'vendor' },
    params: z.object({ which: vendorPicture }),
    data: vendorPictures,
    failures: ['VENDOR_NOT_FOUND', ...UNREADABLE],
  },
  setVendorPicture: {
    method: 'PUT',
    path: '/ops/support/vendor/:id/picture/:which',
    summary: 'Support sets the logo or cover picture of a vendor.',
    file,
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl, which: vendorPicture }),
    data: vendorPictures,
    failures: ['VENDOR_NOT_FOUND', ...UNREADABLE],
  },
} as const satisfies EndpointTable;
