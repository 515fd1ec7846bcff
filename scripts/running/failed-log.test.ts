import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freeLoopbackPort } from '@jara/server/process';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const SECRET = 'a secret of tests, long enough for it';

/** What the front door reads of the storefront's build. */
const BUILD = mkdtempSync(path.join(tmpdir(), 'storefront-build-'));
writeFileSync(path.join(BUILD, 'files.json'), JSON.stringify({ inline: {} }));
writeFileSync(path.join(BUILD, 'page-parameters.json'), JSON.stringify({ city: 'the place' }));
afterAll(() => rmSync(BUILD, { recursive: true }));

describe('a process whose log cannot be written', () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  /** Its standard output is open for reading alone, so that each write fails, on every system. */
  const start = (app: string, env: Readonly<Record<string, string>>) => {
    const output = openSync(import.meta.filename, 'r');
    child = spawn(process.execPath, ['src/main.ts'], {
      cwd: path.join(ROOT, 'apps', app),
      env: { PATH: '', NODE_ENV: 'test', LOG_LEVEL: 'trace', ...env },
      stdio: ['ignore', output, 'inherit'],
    });
    closeSync(output);
    return child;
  };

  /** As a service manager would ask for it; a process that died before has another code. */
  const stop = async (process: ChildProcess) => {
    const exited = process.exitCode === null ? once(process, 'exit') : [process.exitCode];
    process.kill('SIGTERM');
    return (await exited)[0] as number | null;
  };

  test.each([
    ['sandbox', 'SANDBOX_PORT', '/healthz', {}],
    ['api', 'API_PORT', '/healthz', { DATABASE_URL: 'postgres://127.0.0.1:1/jara', APP_SECRET: SECRET }],
    ['front-door', 'PORT', '/store', { STOREFRONT_URL: 'http://127.0.0.1:1', STOREFRONT_BUILD: BUILD }],
  ])('goes on answering: %s', async (app, name, page, env) => {
    const port = String(await freeLoopbackPort());
    const process = start(app, { ...env, [name]: port });
    const answers = () =>
      fetch(`http://127.0.0.1:${port}${page}`).then(
        () => true,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    expect(await stop(process)).toBe(0);
  });

  test('goes on working: worker', async () => {
    const database = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as { port: number };
    const process = start('worker', { DATABASE_URL: `postgres://127.0.0.1:${port}/jara`, APP_SECRET: SECRET });
    // Each time that it comes again, it has failed and has tried to log it.
    for (let time = 1; time <= 3; time += 1) await once(database, 'connection');
    database.close();
    expect(await stop(process)).toBe(0);
  });
});
