import { processorVariables, refuseSandboxInProduction } from '@jara/server/processors';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  API_PORT: port.default(4000),
  API_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Without it `/metrics` does not exist. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Decisions §10: Chowpass works only when enabled. */
  CHOWPASS_ENABLED: z.enum(['0', '1']).default('1'),
  ...processorVariables,
});

export type Env = z.infer<typeof schema>;

/** The only place where the API reads its environment. A wrong value stops the start with a sentence. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(variables);
  if (parsed.success) {
    refuseSandboxInProduction(parsed.data);
    return parsed.data;
  }
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`The API cannot start, because its environment is not right. ${problems}.`);
}
