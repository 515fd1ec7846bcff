import { bagInformation } from '@jara/contract';
import { isProxyList } from '@jara/fair-queue';
import { readVariables } from '@jara/lifecycle';
import { mediaVariables } from '@jara/media';
import { databaseVariables } from '@jara/server/db';
import { simulatorVariables } from '@jara/server/fulfilment';
import { processorVariables, refuseSandboxInProduction } from '@jara/server/processors';
import { telemetryVariables } from '@jara/telemetry';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
});

const thirdParties = json.pipe(
  z.record(z.string(), z.object({ secret: z.string().min(32), payment_method: z.string().optional() })),
);

/** The amount has no currency, so bags are of one country. */
const BAGS_OF_NIGERIA = bagInformation.parse({
  amount: 10_000,
  available_cities: ['Lagos', 'Abuja', 'Port Harcourt', 'Ibadan', 'Benin City', 'Enugu', 'Kano', 'Kaduna'],
  excluded_vendor_ids: [],
});

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  API_PORT: port.default(4000),
  API_HOST: z.string().default('127.0.0.1'),
  /** Told to stop, it is not ready at once and serves on for so long: balancers need a moment to see that. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  ...databaseVariables,
  /** A replica, for reads that may be a moment old. */
  DATABASE_REPLICA_URL: databaseVariables.DATABASE_URL.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  OTEL_SERVICE_NAME: z.string().min(1).default('jara-api'),
  ...telemetryVariables,
  /** Decisions §10: Chowpass works only when enabled. */
  CHOWPASS_ENABLED: z.enum(['0', '1']).default('1'),
  /** Where people reach the site. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Signs tokens and seals what waits to be sent. Every process of the product is given the same. */
  APP_SECRET: z.string({ error: 'must have at least 32 characters' }).min(32),
  /** Decisions §3: an older token must be refreshed. */
  TOKEN_FRESH_SECONDS: z.coerce.number().int().min(1).max(900).default(900),
  /** How many texts a day may cost us in all. */
  SMS_DAILY_BUDGET: z.coerce.number().int().min(0).default(20_000),
  /** From one address, as far as one process of the API sees: phone networks hide thousands of people behind one. */
  GUEST_CARTS_AN_HOUR: z.coerce.number().int().min(1).default(5_000),
  /** Partners whose people may come in, by name: `{"pocket":{"secret":"…","payment_method":"pocket"}}`. */
  THIRD_PARTY_SERVICES: thirdParties.default({}),
  /** Spec §3 Config: what a bag costs in minor units, and where there are some. */
  BAG_INFORMATION: json.pipe(bagInformation).default(BAGS_OF_NIGERIA),
  /** Whom a customer writes to about a package: no vendor has sold it. */
  COURIER_SUPPORT_CONTACT: z.email().default('packages@jara.example'),
  /** With it, limits are counted in Redis, and so across databases and without writing to this one. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must look like redis://host:6379' }).optional(),
  /** Where the pictures of vendors and dishes are stored, unless they are in a bucket. */
  MEDIA_FOLDER: z.string().min(1).default('.data/media'),
  ...mediaVariables,
  /** Whose word we take for the address that a call comes from: 'loopback', or addresses and networks with commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(isProxyList, "is no list of addresses, networks or 'loopback'"),
  /** What the worker simulates arrives at its pace. */
  ...simulatorVariables,
  ...processorVariables,
});

export type Env = z.infer<typeof schema>;

/** The only place where the API reads its environment. A wrong value stops the start with a sentence for each. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const env = readVariables(schema, variables);
  refuseSandboxInProduction(env);
  return env;
}
