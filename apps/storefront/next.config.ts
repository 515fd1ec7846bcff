import path from 'node:path';
import type { NextConfig } from 'next';
import { BASE_PATH } from './src/shared/config/base-path.ts';

const repoRoot = path.join(import.meta.dirname, '../..');
const DAY_IN_SECONDS = 86_400;

const config: NextConfig = {
  basePath: BASE_PATH,
  output: 'standalone',
  outputFileTracingRoot: repoRoot,
  turbopack: { root: repoRoot },
  transpilePackages: ['@jara/contract', '@jara/domain'],
  reactStrictMode: true,
  poweredByHeader: false,
  // The front door compresses, once for each page it keeps.
  compress: false,
  // Pages are sent whole: a head that came after the body would bring inline scripts of React's, which no policy names.
  htmlLimitedBots: /./,
  // What a search finds has one address, the home page's. The parameters go with it.
  redirects: async () => [
    { source: '/search', has: [{ type: 'query', key: 'q', value: '.+' }], destination: '/', permanent: false },
  ],
  // Types are checked by the gate for every workspace at once.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // What nobody uses of a CommonJS package is left out. (Files put together from parts, `turbopackChunking`, made an
    // order some 25 KB lighter still; but a cart whose code had failed once did not open again, nor one offline.)
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
  },
  images: {
    // Spec §9: the widths, the small sizes from 16 to 384 and the quality.
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
    formats: ['image/avif', 'image/webp'],
    // Our own pictures only (their path carries the base path), and no query string: the optimiser is no proxy.
    localPatterns: [{ pathname: `${BASE_PATH}/media/**`, search: '' }],
    remotePatterns: [],
    minimumCacheTTL: 30 * DAY_IN_SECONDS,
    maximumRedirects: 0,
    maximumResponseBody: 5_000_000,
  },
};

export default config;
