import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const tool = {
  version: '2.0.0',
  optionalDependencies: { '@tool/linux-x64-gnu': '2.0.0', '@tool/linux-arm64-gnu': '2.0.0' },
};
const part = (cpu: string) => ({
  version: '2.0.0',
  cpu: [cpu],
  optional: true,
  os: ['linux'],
  integrity: 'sha512-abc',
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'jara-lockfile-'));
  mkdirSync(path.join(project, 'scripts'));
  for (const name of ['lockfile.ts', 'lockfile', 'root.ts']) {
    cpSync(path.join(ROOT, 'scripts', name), path.join(project, 'scripts', name), { recursive: true });
  }
  writeFileSync(path.join(project, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(project, { recursive: true }));

/** `npm run lockfile` in a project whose lock holds these packages. */
function runOn(packages: object) {
  const lock = path.join(project, 'package-lock.json');
  writeFileSync(lock, JSON.stringify({ lockfileVersion: 3, packages }));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/lockfile.ts'], { cwd: project, encoding: 'utf8' });
  const { packages: written } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, object> };
  return { status, stderr, written: Object.keys(written) };
}

test('a lock with every native part is well', () => {
  const parts = {
    'node_modules/@tool/linux-arm64-gnu': part('arm64'),
    'node_modules/@tool/linux-x64-gnu': part('x64'),
  };
  expect(runOn({ ...parts, 'node_modules/tool': tool })).toMatchObject({ status: 0, stderr: '' });
});

test('a native part that the registry lacks is told in a sentence, and fails', () => {
  const parts = { 'node_modules/@tool/linux-x64-gnu': part('x64') };
  const { status, stderr, written } = runOn({ ...parts, 'node_modules/tool': tool });
  expect(stderr).toBe(
    'package-lock.json: the registry has no @tool/linux-arm64-gnu 2.0.0, so Jara cannot be installed on every Linux: lock a version whose parts for x64 and arm64 exist.\n',
  );
  expect(status).toBe(1);
  expect(written).toContain('node_modules/@tool/linux-arm64-gnu');
});
