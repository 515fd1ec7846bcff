import { processorVariables, refuseSandboxInProduction } from '@jara/server/processors';
import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The same as the API's: it opens what the API has sealed. */
  APP_SECRET: z.string().min(32),
  ...processorVariables,
});

export type Env = z.infer<typeof schema>;

/** The only place where the worker reads its environment. A wrong value stops the start with a sentence. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(variables);
  if (parsed.success) {
    refuseSandboxInProduction(parsed.data);
    return parsed.data;
  }
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`The worker cannot start, because its environment is not right. ${problems}.`);
}
