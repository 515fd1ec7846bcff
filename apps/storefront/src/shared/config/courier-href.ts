import { BASE_PATH } from './base-path.ts';

/** Spec §2: opens the courier's drawer above a page. */
export const courierHref = (page: string = BASE_PATH): string =>
  `${page}${page.includes('?') ? '&' : '?'}open=relay&delivery_type=send`;
