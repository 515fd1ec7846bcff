import { stopOnSignal } from '@jara/lifecycle';
import { buildApp } from './build-app.ts';
import { readEnv } from './env.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const draining = new AbortController();
  const app = await buildApp(env, { draining: draining.signal });

  stopOnSignal({
    drain: { server: app.server, seconds: env.DRAIN_SECONDS, started: draining },
    close: () => app.close(),
  });

  await app.listen({ port: env.PORT, host: env.HOST });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
