import { readVariables } from '@jara/lifecycle';
import { EVENTS_KEPT_A_DAY } from '@jara/server/analytics';
import { databaseVariables } from '@jara/server/db';
import { simulatorVariables } from '@jara/server/fulfilment';
import { processorVariables, refuseSandboxInProduction } from '@jara/server/processors';
import { telemetryVariables } from '@jara/telemetry';
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ...databaseVariables,
  /** With it, `/healthz` and `/readyz` are answered there, and `/metrics` with METRICS_TOKEN: a worker serves nothing else. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  WORKER_HOST: z.string().default('127.0.0.1'),
  /** Where people reach the site: texts link to it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The same as the API's: it opens what the API has sealed. */
  APP_SECRET: z.string({ error: 'must have at least 32 characters' }).min(32),
  /** How many events of a day are kept one by one; of more, samples are (ADR 40). */
  EVENTS_KEPT_A_DAY: z.coerce.number().int().min(1_000).default(EVENTS_KEPT_A_DAY),
  OTEL_SERVICE_NAME: z.string().min(1).default('jara-worker'),
  ...telemetryVariables,
  ...simulatorVariables,
  ...processorVariables,
});

export type Env = z.infer<typeof schema>;

/** Nobody may be told that a rider is on the way whom there is not, for money that was real. */
function refuseSimulatorInProduction({ NODE_ENV, SIMULATOR, ALLOW_SANDBOX }: Env): void {
  if (NODE_ENV !== 'production' || SIMULATOR === 'off' || ALLOW_SANDBOX === '1') return;
  throw new Error('SIMULATOR pretends to bring orders, so it needs ALLOW_SANDBOX=1. Set that, or SIMULATOR=off.');
}

/** The only place where the worker reads its environment. A wrong value stops the start with a sentence for each. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const env = readVariables(schema, variables);
  refuseSimulatorInProduction(env);
  refuseSandboxInProduction(env);
  return env;
}
