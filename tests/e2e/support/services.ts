import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemo } from '@jara/demo';
import { applicationAddress, migrate, openDatabase } from '@jara/server/db';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@jara/server/embedded';
import { environmentFor, freePorts } from './env.ts';

const root = join(import.meta.dirname, '../../..');
const build = join(root, 'apps/storefront/.next');
const VENDORS = 60;

type Service = { readonly cwd: string; readonly script: string; readonly env: Record<string, string> };

/** A second stack whose services a test can stop and start. Its storefront is the one that the run's stack has built. */
export async function startServices(extra: { readonly api?: Record<string, string> } = {}) {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'jara-services-'));
  // The account that runs PostgreSQL for root must be able to enter.
  await chmod(folder, 0o755);
  const [door = 0, api = 0, sandbox = 0, storefront = 0, postgres = 0] = await freePorts(5);
  const running = new Map<string, ChildProcess>();

  const startDatabase = () =>
    startEmbeddedPostgres({ folder: join(folder, 'postgres'), port: postgres, durable: false });
  let database: EmbeddedPostgres = await startDatabase();
  await migrate(database.url);
  const { pool, close } = openDatabase(database.url, { role: 'owner', max: 2 });
  await loadDemo(pool, { vendors: VENDORS });
  await close();

  const behind = {
    DATABASE_URL: await applicationAddress(database.url),
    APP_SECRET: randomBytes(32).toString('base64url'),
    SANDBOX_URL: `http://127.0.0.1:${sandbox}`,
    ALLOW_SANDBOX: '1',
  };
  const apiUrl = `http://127.0.0.1:${api}`;
  const services = {
    sandbox: {
      cwd: join(root, 'apps/sandbox'),
      script: 'src/main.ts',
      env: { SANDBOX_PORT: String(sandbox) },
    },
    api: {
      cwd: join(root, 'apps/api'),
      script: 'src/main.ts',
      env: {
        ...behind,
        ...extra.api,
        API_PORT: String(api),
      },
    },
    worker: { cwd: join(root, 'apps/worker'), script: 'src/main.ts', env: behind },
    storefront: {
      cwd: join(root, 'apps/storefront'),
      script: join(build, 'standalone/apps/storefront/server.js'),
      env: {
        PORT: String(storefront),
        HOSTNAME: '127.0.0.1',
        API_URL: apiUrl,
        MEDIA_FOLDER: join(root, '.data/e2e-media'),
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
    door: {
      cwd: join(root, 'apps/front-door'),
      script: 'src/main.ts',
      env: {
        PORT: String(door),
        API_URL: apiUrl,
        STOREFRONT_URL: `http://127.0.0.1:${storefront}`,
        STOREFRONT_BUILD: build,
      },
    },
  } as const satisfies Record<string, Service>;

  const start = (name: keyof typeof services): void => {
    const { cwd, script, env } = services[name];
    const child = spawn(process.execPath, [script], {
      cwd,
      stdio: 'ignore',
      env: environmentFor({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env }),
    });
    running.set(name, child);
  };

  /** SIGKILL, as in a crash. */
  const kill = async (name: string): Promise<void> => {
    const child = running.get(name);
    if (!child) return;
    running.delete(name);
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  };

  start('sandbox');
  start('api');
  start('worker');
  start('storefront');
  start('door');

  return {
    origin: `http://127.0.0.1:${door}`,
    sandbox: behind.SANDBOX_URL,
    start,
    kill,
    stopDatabase: () => database.stop(),
    startDatabase: async () => {
      database = await startDatabase();
    },
    async end(): Promise<void> {
      for (const name of [...running.keys()]) await kill(name);
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;
