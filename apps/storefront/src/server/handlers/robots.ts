import { BASE_PATH } from '@/shared/config/base-path.ts';
import { env } from '@/shared/config/env.ts';

const lines = [
  'User-Agent: *',
  `Allow: ${BASE_PATH}`,
  'Disallow: /api/',
  '',
  `Sitemap: ${env.PUBLIC_URL}${BASE_PATH}/sitemap.xml`,
  '',
];

export const sendRobots = (): Response =>
  new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
