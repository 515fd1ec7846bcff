import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from './root.ts';

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** All that are ours, by the file that runs. */
const COMMANDS = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /bootstrap\.mjs (\S+)$/.exec(script)?.[1];
  return file === undefined ? [] : [{ name, file: path.join(ROOT, 'scripts', `${file}.ts`) }];
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jara-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

// Should one not refuse, it finds neither data nor a database.
const environment = () => ({
  ...{ PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
  ...{ DATA_FOLDER: folder, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
});

type Ended = { readonly file: string; readonly status: number; readonly printed: string };

/** All of them in one process: what they load is the same. */
let ended: readonly Ended[];
beforeAll(() => {
  const driver = path.join(ROOT, 'scripts/testing/run-commands.ts');
  const args = [...COMMANDS.map(({ file }) => file), '--', '--what-nobody-knows'];
  const run = spawnSync(process.execPath, [driver, ...args], {
    ...{ cwd: ROOT, env: environment(), encoding: 'utf8', timeout: 50_000 },
  });
  ended = JSON.parse(run.stdout) as Ended[];
});

test.each(COMMANDS)('npm run $name refuses what it does not know in a sentence, and does nothing', ({ file }) => {
  const { status, printed = '' } = ended.find((each) => each.file === file) ?? {};
  expect(status).toBe(1);
  expect(printed).toMatch(
    /^(Use it so|Known are|What can be set|There is no benchmark named|'npm (run )?\S+' takes )/m,
  );
  expect(printed).not.toMatch(/^ {4}at /m);
  expect(readdirSync(folder)).toEqual([]);
});

test('a health check that is not told what to ask says so', () => {
  const health = path.join(ROOT, 'scripts/health.mjs');
  const { status, stderr } = spawnSync(process.execPath, [health], { env: environment(), encoding: 'utf8' });
  expect([status, stderr]).toEqual([64, 'Say what to ask, such as 4000/readyz.\n']);
});
