import { stopOnSignal } from '@jara/lifecycle';
import { buildApp } from './build-app.ts';
import { readEnv } from './env.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const app = await buildApp(env);

  stopOnSignal({ close: () => app.close() });
  await app.listen({ port: env.SANDBOX_PORT, host: env.SANDBOX_HOST });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
