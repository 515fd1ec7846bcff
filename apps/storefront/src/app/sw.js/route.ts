import { serviceWorkerScript } from '../../service-worker/script.ts';

// Made once, when the storefront is built.
export const dynamic = 'force-static';

/** At this path its scope is the whole storefront. A browser asks each time whether there is a newer one. */
export async function GET(): Promise<Response> {
  return new Response(await serviceWorkerScript(), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'",
    },
  });
}
