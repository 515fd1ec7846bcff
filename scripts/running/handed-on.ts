import { processorVariables } from '@jara/server/processors';

/** By these a process reaches third parties through the network's proxy, if Node is told to (NODE_USE_ENV_PROXY). */
const NETWORK = [
  'NODE_USE_ENV_PROXY',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

/** How the line to the database is sealed, where its address does not say so. */
const DATABASE_TLS = ['PGSSLMODE', 'PGSSLNEGOTIATION'];

/** Keys of third parties and what belongs to them. */
export const THIRD_PARTY_NAMES: readonly string[] = Object.keys(processorVariables);

/**
 * The variables of `npm start` that each process is handed, besides those that its plan sets. A process sees no others,
 * so that whoever takes one over finds no secret that it has no use for.
 */
export const HANDED_ON = {
  sandbox: ['SANDBOX_HOST', 'LOG_LEVEL'],
  api: [
    ...['API_HOST', 'DATABASE_CONNECTIONS', 'REDIS_URL', 'TRUSTED_PROXIES', 'LOG_LEVEL', 'METRICS_TOKEN'],
    ...['TOKEN_FRESH_SECONDS', 'SMS_DAILY_BUDGET', 'GUEST_CARTS_AN_HOUR', 'CHOWPASS_ENABLED', 'BAG_INFORMATION'],
    ...THIRD_PARTY_NAMES,
    ...NETWORK,
    ...DATABASE_TLS,
  ],
  worker: ['LOG_LEVEL', ...THIRD_PARTY_NAMES, ...NETWORK, ...DATABASE_TLS],
  storefront: ['JARA_GALLERY', 'MAP_STYLE_URL'],
  'front-door': ['HOST', 'TRUSTED_PROXIES', 'CONNECTIONS_PER_ADDRESS', 'MAP_STYLE_URL', 'LOG_LEVEL'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
