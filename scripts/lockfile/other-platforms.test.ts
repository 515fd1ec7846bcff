import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { complete, type Lockfile, leftOut } from './other-platforms.ts';

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': {},
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/darwin-arm64': '2.0.0',
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/linux-x64-gnu': '2.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '2.0.0' },
    'node_modules/watcher': {
      version: '1.0.0',
      optionalDependencies: { fsevents: '2.3.3', '@w/darwin-x64': '^1.0.0' },
    },
  },
};

describe('the lockfile', () => {
  test('names every package for other platforms, so that `npm ci` accepts it', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8');
    expect(Object.keys(leftOut(JSON.parse(text) as Lockfile)), "'npm run lockfile' adds them").toEqual([]);
  });

  test('is given what is pinned and left out, with where it runs, and nothing else', () => {
    expect(leftOut(lockfile)).toEqual({
      'node_modules/@tool/darwin-arm64': {
        version: '2.0.0',
        cpu: ['arm64'],
        dev: true,
        optional: true,
        os: ['darwin'],
      },
      'node_modules/@tool/linux-x64-musl': {
        version: '2.0.0',
        cpu: ['x64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });

  test('keeps the order of npm and everything that it held', () => {
    expect(Object.keys(complete(lockfile).packages)).toEqual([
      '',
      'node_modules/@tool/darwin-arm64',
      'node_modules/@tool/linux-x64-gnu',
      'node_modules/@tool/linux-x64-musl',
      'node_modules/tool',
      'node_modules/watcher',
    ]);
    expect(complete(lockfile).lockfileVersion).toBe(3);
    expect(leftOut(complete(lockfile))).toEqual({});
  });
});
