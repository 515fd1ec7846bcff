import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTimeOf } from '@jara/server/process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** A project of one script, and an `npm` that does what the test says. */
describe('bootstrap', { timeout: 20_000 }, () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'jara-bootstrap-'));
    await Promise.all(
      ['scripts', 'host', 'packages/one'].map((folder) => mkdir(path.join(home, folder), { recursive: true })),
    );
    await copyFile(path.join(import.meta.dirname, 'bootstrap.mjs'), path.join(home, 'scripts/bootstrap.mjs'));
    await writeFile(path.join(home, 'package.json'), JSON.stringify({ workspaces: ['packages/*'] }));
    await writeFile(path.join(home, 'packages/one/package.json'), '{}');
    await writeFile(
      path.join(home, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }),
    );
    await writeFile(
      path.join(home, 'scripts/hello.ts'),
      `process.stdout.write('hello ' + process.argv.slice(2).join(' ') + '\\n'); process.exitCode = Number(process.argv[3] ?? 0);`,
    );
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const INSTALL = `echo "npm $*" >> calls; rm -rf node_modules; mkdir -p node_modules/.bin; ln -s '${process.execPath}' node_modules/.bin/node`;
  const npmIs = async (script: string) => {
    const file = path.join(home, 'host/npm');
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
  };
  const start = (...args: string[]) =>
    spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
      cwd: home,
      env: { ...process.env, PATH: `${path.join(home, 'host')}:/usr/bin:/bin` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const run = async (...args: string[]) => {
    const child = start(...args);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };
  const calls = async () =>
    (await readFile(path.join(home, 'calls'), 'utf8').catch(() => '')).trim().split('\n').length;

  test('installs once, then hands arguments and the exit code on', async () => {
    await npmIs(INSTALL);
    const first = await run('hello', 'world', '7');
    expect(first.output).toMatch(/^Installing the packages .*…\nPackages installed \(\d+ s\)\.\nhello world 7\n$/);
    expect(first.code).toBe(7);
    expect(await readFile(path.join(home, 'calls'), 'utf8')).toMatch(/^npm ci /);

    expect(await run('hello')).toEqual({ code: 0, output: 'hello \n' });
    expect(await calls()).toBe(1);
  });

  test('installs again when the lockfile or a package.json has changed', async () => {
    await npmIs(INSTALL);
    await run('hello');
    await writeFile(
      path.join(home, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.1' } } }),
    );
    await run('hello');
    expect(await calls()).toBe(2);
    await writeFile(path.join(home, 'packages/one/package.json'), '{ "dependencies": {} }');
    await run('hello');
    expect(await calls()).toBe(3);
  });

  test('is content with what was installed by hand, if that is what the lockfile says', async () => {
    await npmIs(
      `${INSTALL}; echo '{"packages":{"node_modules/a":{"version":"1.0.0"}}}' > node_modules/.package-lock.json`,
    );
    await run('hello');
    await rm(path.join(home, 'node_modules/.jara-install'));
    expect((await run('hello')).output).toBe('hello \n');
    await rm(path.join(home, 'node_modules/.jara-install'));
    await writeFile(
      path.join(home, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/a': { version: '2.0.0' } } }),
    );
    expect((await run('hello')).output).toContain('Packages installed');
  });

  test.each([
    [
      'the disk is full',
      'npm error code ENOSPC',
      'The disk is full, so the packages could not be installed: free some space (Jara takes about 1.5 GB) and start again.',
    ],
    [
      'there is no network',
      'npm error code EAI_AGAIN',
      'The package registry cannot be reached, so the packages could not be installed: check the network and start again.',
    ],
    [
      'the lockfile is out of date',
      'npm error code EUSAGE',
      'package.json and package-lock.json do not agree: run "npm install" and "npm run lockfile" once, then start again.',
    ],
  ])('says in one sentence that %s', async (_, complaint, sentence) => {
    await npmIs(`echo '${complaint}' >&2; exit 1`);
    const { code, output } = await run('hello');
    expect(output.split('\n').slice(1)).toEqual([sentence, '']);
    expect(code).toBe(1);
  });

  test('shows what npm said when it is nothing we know', async () => {
    await npmIs(`echo 'npm error something odd' >&2; exit 1`);
    expect((await run('hello')).output).toContain('npm could not install the packages:\nnpm error something odd');
  });

  test('stops npm and all it started on Ctrl-C, and the next start installs again', async () => {
    // Half an installation by an npm that does not listen, and a program of its own that would go on for ever.
    await npmIs(`trap '' INT; mkdir -p node_modules/.bin; sleep 1000 & echo $! > sleeper; wait`);
    const child = start('hello');
    await once(child.stdout, 'data');
    let sleeper = 0;
    while (sleeper === 0) sleeper = Number(await readFile(path.join(home, 'sleeper'), 'utf8').catch(() => '0'));
    child.kill('SIGINT');
    const [[complaint], [code]] = (await Promise.all([once(child.stderr, 'data'), once(child, 'exit')])) as [
      [Buffer],
      [number],
    ];
    expect(complaint.toString()).toBe('Stopped while installing; the next start begins the installation again.\n');
    expect(code).toBe(130);
    await expect.poll(() => startTimeOf(sleeper)).toBeUndefined();

    await npmIs(INSTALL);
    expect((await run('hello')).output).toContain('Packages installed');
  });

  test('passes signals on to the script and gives its exit code', async () => {
    await npmIs(INSTALL);
    await writeFile(
      path.join(home, 'scripts/wait.ts'),
      `process.on('SIGTERM', () => process.exit(3)); process.stdout.write('waiting\\n'); setInterval(() => {}, 1000);`,
    );
    await run('hello');
    const child = start('wait');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([3, null]);
  });

  test('says which Node it needs when the host has an older one', async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`;
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${pretend}`, 'scripts/bootstrap.mjs', 'hello'],
      {
        cwd: home,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const [[sentence], [code]] = (await Promise.all([once(child.stderr, 'data'), once(child, 'exit')])) as [
      [Buffer],
      [number],
    ];
    expect(sentence.toString()).toBe(
      'Jara needs Node 20 or later to start, and this is Node 18.20.8: install a newer one from nodejs.org.\n',
    );
    expect(code).toBe(1);
  });

  test('knows which scripts there are', async () => {
    expect(await run('nothing')).toEqual({ code: 1, output: 'There is no script named nothing.\n' });
  });
});
