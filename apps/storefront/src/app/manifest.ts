import type { MetadataRoute } from 'next';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Jara',
    short_name: 'Jara',
    description: 'Meals and groceries from the places around you, in Nigeria and Ghana.',
    id: '/store',
    start_url: '/store',
    scope: '/store',
    display: 'standalone',
    background_color: '#fffdf9',
    theme_color: '#fffdf9',
    icons: [
      { src: '/store/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/store/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/store/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
