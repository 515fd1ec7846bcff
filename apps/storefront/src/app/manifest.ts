import type { MetadataRoute } from 'next';
import { BASE_PATH } from '@/shared/config/base-path.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Jara',
    short_name: 'Jara',
    description: 'Meals and groceries from the places around you, in Nigeria and Ghana.',
    id: BASE_PATH,
    start_url: BASE_PATH,
    scope: BASE_PATH,
    display: 'standalone',
    background_color: '#fffdf9',
    theme_color: '#fffdf9',
    icons: [
      { src: `${BASE_PATH}/icon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `${BASE_PATH}/icon-192.png`, type: 'image/png', sizes: '192x192' },
      { src: `${BASE_PATH}/icon-512.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
