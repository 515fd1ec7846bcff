import { mediaVariables } from '@jara/media';
import { processorVariables } from '@jara/server/processors';
import { telemetryVariables } from '@jara/telemetry';

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

/** Where traces go, and who may ask for metrics. */
const TELEMETRY = ['OTEL_SERVICE_NAME', ...Object.keys(telemetryVariables)];

/** Keys and settings of third parties. */
export const THIRD_PARTY_VARIABLES: readonly string[] = Object.keys(processorVariables);

/** The bucket of the pictures, and its keys. */
export const MEDIA_VARIABLES: readonly string[] = Object.keys(mediaVariables);

/**
 * The variables of `npm start` that each process may see, besides those that its plan sets. An attacker in one process
 * finds no secret that only another needs.
 */
export const ENVIRONMENT_ALLOWLIST = {
  sandbox: ['SANDBOX_HOST', 'LOG_LEVEL'],
  api: [
    ...['API_HOST', 'DRAIN_SECONDS', 'DATABASE_CONNECTIONS', 'DATABASE_REPLICA_URL', 'REDIS_URL', 'TRUSTED_PROXIES'],
    'LOG_LEVEL',
    ...['TOKEN_FRESH_SECONDS', 'SMS_DAILY_BUDGET', 'GUEST_CARTS_AN_HOUR', 'CHOWPASS_ENABLED', 'BAG_INFORMATION'],
    ...['COURIER_SUPPORT_CONTACT', 'SIMULATOR', 'SIMULATOR_SPEED'],
    ...MEDIA_VARIABLES,
    ...TELEMETRY,
    ...THIRD_PARTY_VARIABLES,
    ...NETWORK,
    ...DATABASE,
  ],
  worker: [
    'WORKER_PORT',
    'SIMULATOR',
    'SIMULATOR_SPEED',
    'EVENTS_KEPT_A_DAY',
    'LOG_LEVEL',
    'WORKER_HOST',
    ...TELEMETRY,
    ...THIRD_PARTY_VARIABLES,
    ...NETWORK,
    ...DATABASE,
  ],
  storefront: ['DRAIN_SECONDS', 'MAP_STYLE_URL', ...TELEMETRY, ...MEDIA_VARIABLES],
  'front-door': [
    ...['HOST', 'DRAIN_SECONDS', 'TRUSTED_PROXIES', 'CONNECTIONS_PER_ADDRESS', 'API_CALLS_AT_ONCE', 'MAP_STYLE_URL'],
    'LOG_LEVEL',
    ...TELEMETRY,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
