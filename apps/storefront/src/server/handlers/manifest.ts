import { BASE_PATH } from '@/shared/config/base-path.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `${BASE_PATH}/${name}-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

const shortcut = (name: string, url: string) => ({ name, url, icons: [png('icon', 192, 'any')] });

const manifest = {
  name: 'Jara',
  short_name: 'Jara',
  description: 'Meals and groceries from the places around you, in Nigeria and Ghana.',
  lang: 'en',
  id: BASE_PATH,
  start_url: BASE_PATH,
  scope: BASE_PATH,
  display: 'standalone',
  background_color: '#fffdf9',
  theme_color: '#fffdf9',
  categories: ['food', 'shopping'],
  icons: [
    { src: `${BASE_PATH}/icon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    png('icon', 192, 'any'),
    png('icon', 512, 'any'),
    png('icon-maskable', 192, 'maskable'),
    png('icon-maskable', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('Search', `${BASE_PATH}#q`),
    shortcut('Orders', ORDERS_HREF),
    shortcut('Send a package', courierHref()),
  ],
};

export const sendManifest = (): Response =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
