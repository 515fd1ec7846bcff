import { readVariables } from '@jara/lifecycle';
import { z } from 'zod';

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4100),
  /** Everything it was sent can be read by any client, so it stays on this machine unless told otherwise. */
  SANDBOX_HOST: z.string().default('127.0.0.1'),
  /** The API, which payment providers send their webhooks to. */
  SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** The only place where the sandbox reads its environment. A wrong value stops the start with a sentence for each. */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env => readVariables(schema, variables);
