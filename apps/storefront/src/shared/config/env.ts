import { readVariables } from '@jara/lifecycle';
import { mediaVariables } from '@jara/media';
import { telemetryVariables } from '@jara/telemetry';
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  HOST: z.string().default('127.0.0.1'),
  /** Told to stop, it is not ready at once and serves on for so long: balancers need a moment to see that. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  API_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  /** Where the pictures of vendors and dishes are kept, unless they are in a bucket. */
  MEDIA_FOLDER: z.string().min(1).default('.data/media'),
  ...mediaVariables,
  /** Where pictures are kept in the widths that were asked for. */
  PICTURE_CACHE: z.string().min(1).default('.data/pictures'),
  OTEL_SERVICE_NAME: z.string().min(1).default('jara-storefront'),
  ...telemetryVariables,
  /** Where people reach the front door; links that leave the site (share previews) start with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** Set in a demo: where the text messages lie that nobody sends. */
  SMS_INBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The style of a street map. Without one, a pin is put on a plain ground, which costs no data. */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
});

type StorefrontEnv = z.infer<typeof schema>;

export const readEnv = (variables: Record<string, string | undefined>): StorefrontEnv =>
  readVariables(schema, variables);

export const env = readEnv(process.env);
