import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { THIRD_PARTY_SERVICES } from '../identity/partner.ts';
import { createDatabase } from './database.ts';
import { APP_SECRET, environmentFor, readEnv, stackFolder, stackPorts } from './env.ts';

// Playwright's web server: the real stack as `npm start` runs it, on ports and data of its own, which go when it goes.
const root = join(import.meta.dirname, '../../..');
const { door, api, sandbox, postgres } = await stackPorts();
const { DATABASE_URL } = readEnv();

const folder = await stackFolder();
await mkdir(folder);
// The account that runs PostgreSQL for root must be able to enter.
await chmod(folder, 0o755);
// Pictures are drawn once for all runs: they depend on nothing but the sources that the stack compares.
const pictures = join(root, '.data/e2e-media');
await mkdir(pictures, { recursive: true });
await symlink(pictures, join(folder, 'media'));
const database = DATABASE_URL === undefined ? undefined : await createDatabase(DATABASE_URL);

const stack = spawn(process.execPath, ['scripts/up.ts'], {
  cwd: root,
  // The channel lets the stack notice when this process is killed.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: environmentFor({
    DATA_FOLDER: folder,
    APP_SECRET,
    THIRD_PARTY_SERVICES,
    PORT: String(door),
    // Providers send people back to pages of this address alone.
    PUBLIC_URL: `http://127.0.0.1:${door}`,
    API_PORT: String(api),
    SANDBOX_PORT: String(sandbox),
    POSTGRES_PORT: String(postgres),
    // Orders of tests stay where they are, but for those whose note asks for a run.
    SIMULATOR: 'asked',
    SIMULATOR_SPEED: '40',
    // A line for each request: a test that fails keeps those of its time.
    LOG_LEVEL: 'debug',
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
  }),
});

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  stack.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// A killed Playwright says nothing; a new parent is the sign.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 1_000).unref();

const [code] = (await once(stack, 'exit')) as [number | null];
await database?.drop();
const logs = join(root, '.data/e2e-logs');
await rm(logs, { recursive: true, force: true });
// None when it failed before it wrote any.
await cp(join(folder, 'logs'), logs, { recursive: true }).catch(() => undefined);
await rm(folder, { recursive: true, force: true });
process.exitCode = code ?? 1;
