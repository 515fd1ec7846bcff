import { isProxyList } from '@jara/fair-queue';
import { readVariables } from '@jara/lifecycle';
import { telemetryVariables } from '@jara/telemetry';
import { z } from 'zod';

/** Stricter than URL, which takes '*' and ';' within a host. */
const ORIGIN = /^https?:\/\/(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:]+\])(?::\d+)?$/;
const isOrigin = (text: string) => ORIGIN.test(text) && URL.parse(text)?.origin === text;

/** Origins with commas between them: anything else could open a page's policy further than is meant. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((each) => each !== ''))
  .refine((list) => list.every(isOrigin), 'must be origins such as https://provider.example, with commas');

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  /** Told to stop, it is not ready at once and serves on for so long: balancers need a moment to see that. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  /** More wait here, where that costs less. An API has ten connections, and twice as many calls on their way to and from them. */
  API_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(1_000).default(32),
  STOREFRONT_URL: z.url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:3001' }),
  /** The folder that the storefront's build wrote; its static files are served from here. */
  STOREFRONT_BUILD: z.string({ error: "must be the folder of the storefront's build" }).min(1),
  /** The folder that the console's build wrote. Without it there is no console here. */
  CONSOLE_BUILD: z.string().min(1).optional(),
  /** While developing, the console's own server in place of its build. */
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Static files of builds that went within a day; pages that are still open ask for them. */
  EARLIER_FILES: z.string().min(1).optional(),
  /** Set where the site is reached over https, for the headers that insist on it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The style of a street map, the same as the storefront's: pages may load from its origin. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Payment providers that pay within the page: where their scripts come from, and the frames that these open. */
  PAYMENT_SCRIPT_ORIGINS: origins,
  PAYMENT_FRAME_ORIGINS: origins,
  /** Where pages send behaviour events, if not to this site. */
  QUEUE_ORIGINS: origins,
  /** Whose word we take for the address that a call comes from: 'loopback', or addresses and networks with commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .refine(isProxyList, "is no list of addresses, networks or 'loopback'"),
  /** Of one address, or one IPv6 network; trusted proxies speak for many and are not counted. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(200),
  OTEL_SERVICE_NAME: z.string().min(1).default('jara-front-door'),
  ...telemetryVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** The only place where the front door reads its environment. A wrong value stops the start with a sentence for each. */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env => readVariables(schema, variables);
