import type { MetadataRoute } from 'next';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';

// Read when asked for: where people reach the site is known where it runs, not where it is built.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: BASE_PATH, disallow: ['/api/'] },
    sitemap: `${env.PUBLIC_URL}${BASE_PATH}/sitemap.xml`,
  };
}
