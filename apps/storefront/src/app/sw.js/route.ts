import { BASE_PATH } from '@/shared/config/base-path.ts';
import { serviceWorkerScript } from '../../service-worker/script.ts';

// Made once, when the storefront is built.
export const dynamic = 'force-static';

/** A browser asks each time whether there is a newer one. */
export async function GET(): Promise<Response> {
  return new Response(await serviceWorkerScript(), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // By its path alone its scope would be `/store/`, and the home page, `/store`, is outside that.
      'service-worker-allowed': BASE_PATH,
      'content-security-policy': "default-src 'self'",
    },
  });
}
