import { readFile } from 'node:fs/promises';
import { identityEndpoints } from '@jara/contract';
import { handThirdPartyToken } from '@/features/identity/server.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { sendManifest } from './manifest.ts';
import { sendMedia } from './media.ts';
import { openSession } from './open-event-session.ts';
import { optimisePicture } from './optimise-picture.ts';
import { sendRobots } from './robots.ts';
import { sendSiteMap, sendSiteMaps } from './site-map.ts';

type Params = Readonly<Record<string, string | undefined>>;

export type Handler = {
  readonly method: 'GET' | 'POST';
  /** Below the base path. */
  readonly path: string;
  readonly handle: (request: Request, params: Params) => Response | Promise<Response>;
};

const A_DAY = 86_400;

/** Files of ours that keep their names. */
const sendFile =
  (file: URL, type: string, headers: Readonly<Record<string, string>> = {}) =>
  async () => {
    // In development nothing is built, and nothing is kept for when there is no network.
    const bytes = await readFile(file).catch(() => undefined);
    if (!bytes) return new Response('This file is not built.', { status: 404 });
    return new Response(bytes, {
      headers: { 'content-type': type, 'cache-control': `public, max-age=${A_DAY}`, ...headers },
    });
  };

const publicFile = (name: string) => new URL(`../client/${name}`, import.meta.url);
const PNGS = ['apple-icon', 'icon-192', 'icon-512', 'icon-maskable-192', 'icon-maskable-512', 'preview'];

/** A browser asks each time whether there is a newer one. By its path alone its scope would leave out the home page. */
const OF_SERVICE_WORKER = {
  'cache-control': 'no-cache',
  'service-worker-allowed': BASE_PATH,
  'content-security-policy': "default-src 'self'",
};

/** Everything that is no page. */
export const HANDLERS: readonly Handler[] = [
  {
    method: 'POST',
    path: '/api/auth/token/register',
    handle: (request) =>
      handThirdPartyToken(identityEndpoints.registerThirdPartyToken, request, 'Something went wrong'),
  },
  {
    method: 'POST',
    path: '/api/auth/token/verify',
    handle: (request) => handThirdPartyToken(identityEndpoints.verifyThirdPartyToken, request, 'An error occurred'),
  },
  { method: 'GET', path: '/api/session', handle: openSession },
  { method: 'GET', path: '/_next/image', handle: optimisePicture },
  { method: 'GET', path: '/media/:name+', handle: (request, { name = '' }) => sendMedia(name, request) },
  { method: 'GET', path: '/sitemap.xml', handle: sendSiteMaps },
  { method: 'GET', path: '/sitemap/:city.xml', handle: (_request, { city = '' }) => sendSiteMap(city) },
  { method: 'GET', path: '/robots.txt', handle: sendRobots },
  { method: 'GET', path: '/manifest.webmanifest', handle: sendManifest },
  {
    method: 'GET',
    path: '/sw.js',
    handle: sendFile(publicFile('sw.js'), 'text/javascript; charset=utf-8', OF_SERVICE_WORKER),
  },
  { method: 'GET', path: '/icon.svg', handle: sendFile(publicFile('icon.svg'), 'image/svg+xml') },
  ...PNGS.map((name) => ({
    method: 'GET' as const,
    path: `/${name}.png`,
    handle: sendFile(publicFile(`${name}.png`), 'image/png'),
  })),
];
