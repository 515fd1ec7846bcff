import type { MetadataRoute } from 'next';
import { env } from '@/shared/config/env.ts';

// Read when asked for: where people reach the site is known where it runs, not where it is built.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/store', disallow: ['/api/', '/store/gallery'] },
    sitemap: `${env.PUBLIC_URL}/store/sitemap.xml`,
  };
}
