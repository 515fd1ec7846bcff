import type { FastifyRequest } from 'fastify';
import { pageAddress } from './page-address.ts';

/** The one cookie that the storefront makes a page by: the place that a person chose, a city or a point in it. Pages never see a session. */
const PAGE_COOKIES = /(?:^|;\s*)(place=[\w-]{1,80}(?:@-?\d{1,2}\.\d{4},-?\d{1,3}\.\d{4})?)(?=;|$)/;

export function pageCookies(header: string | undefined): string {
  return header?.match(PAGE_COOKIES)?.[1] ?? '';
}

const DATA_SAVER = /(?:^|;\s*)data_saver=(on|off)(?=;|$)/;

/** The person's choice, else what the browser asks for; the page judges alike (storefront: data-saver.ts). */
export function savesData({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const chosen = headers.cookie?.match(DATA_SAVER)?.[1];
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === 'on';
}

const SESSION_ADDRESS = /^\/store\/api\/session(?:\?|$)/;
const SESSION_TOKEN = /(?:^|;\s*)(session_token=[\w.-]{1,500})(?=;|$)/;

/** What is no page gets the same; only where sessions of behaviour events are continued does their token belong. */
export function forwardedCookies({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string {
  const token = SESSION_ADDRESS.test(url) ? headers.cookie?.match(SESSION_TOKEN)?.[1] : undefined;
  return [pageCookies(headers.cookie), token].filter(Boolean).join('; ');
}

const FILE = /^\/store\/(?:_next|static|media|api)\/|^[^?]*\.\w+(?:\?|$)/;

const PICTURE = /^\/store\/(?:_next\/image$|media\/)/;

/** What the storefront does not render; of anything else it may have to say, on a page, that there is none. */
export const isPicture = (url: string): boolean => PICTURE.test(new URL(url, 'http://front-door').pathname);

/** A page, rather than a file, however its address is spelt: as `pageAddress` has it, it is asked for. */
export const isPageRequest = ({ url }: Pick<FastifyRequest, 'url'>): boolean => !FILE.test(pageAddress(url, {}));
