import { processorVariables } from '@jara/server/processors';

/** Proxy settings for calls to third parties; Node reads them with NODE_USE_ENV_PROXY. */
const NETWORK = [
  'NODE_USE_ENV_PROXY',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

/** How the database is reached besides its URL, and TLS where that does not set it. */
const DATABASE = ['DATABASE_LISTEN_URL', 'DATABASE_NAMED_STATEMENTS', 'PGSSLMODE', 'PGSSLNEGOTIATION'];

/** Keys and settings of third parties. */
export const THIRD_PARTY_VARIABLES: readonly string[] = Object.keys(processorVariables);

/**
 * The variables of `npm start` that each process may see, besides those that its plan sets. An attacker in one process
 * finds no secret that only another needs.
 */
export const ENVIRONMENT_ALLOWLIST = {
  sandbox: ['SANDBOX_HOST', 'LOG_LEVEL'],
  api: [
    ...[
      'API_HOST',
      'DATABASE_CONNECTIONS',
      'DATABASE_REPLICA_URL',
      'REDIS_URL',
      'TRUSTED_PROXIES',
      'LOG_LEVEL',
      'METRICS_TOKEN',
    ],
    ...['TOKEN_FRESH_SECONDS', 'SMS_DAILY_BUDGET', 'GUEST_CARTS_AN_HOUR', 'CHOWPASS_ENABLED', 'BAG_INFORMATION'],
    ...['COURIER_SUPPORT_CONTACT', 'SIMULATOR', 'SIMULATOR_SPEED'],
    ...THIRD_PARTY_VARIABLES,
    ...NETWORK,
    ...DATABASE,
  ],
  worker: [
    'SIMULATOR',
    'SIMULATOR_SPEED',
    'EVENTS_KEPT_A_DAY',
    'LOG_LEVEL',
    ...THIRD_PARTY_VARIABLES,
    ...NETWORK,
    ...DATABASE,
  ],
  storefront: ['MAP_STYLE_URL'],
  'front-door': ['HOST', 'TRUSTED_PROXIES', 'CONNECTIONS_PER_ADDRESS', 'MAP_STYLE_URL', 'LOG_LEVEL'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
