import { expect, test } from 'vitest';
import type { Lock, Manifest } from './versions.ts';
import { versionFindings } from './versions.ts';

const root: Manifest = { path: 'package.json', dependencies: { node: '24.21.0' } };
const api: Manifest = { path: 'apps/api/package.json', dependencies: { zod: '4.6.7' } };
const storefront: Manifest = { path: 'apps/storefront/package.json', dependencies: { react: '19.3.1', zod: '4.6.7' } };
const lock: Lock = { packages: { 'node_modules/zod': { version: '4.6.7' }, 'apps/api': { resolved: 'apps/api' } } };

test('a house in order has no finding', () => {
  expect(versionFindings([root, api, storefront], lock)).toEqual([]);
});

test('two workspaces agree on the version of what both use, as a development dependency too', () => {
  const other: Manifest = { path: 'bench/package.json', devDependencies: { zod: '4.6.8' } };
  expect(versionFindings([root, api, other], lock)).toEqual([
    'zod: 4.6.7 in apps/api/package.json, 4.6.8 in bench/package.json',
  ]);
});

test.each(['^4.6.7', '~4.6.7', '4', '*', 'latest', '>=4', 'https://example.test/zod.tgz', 'workspace:*', 'npm:zod@^4'])(
  'the version %s is not exact',
  (version) => {
    const loose: Manifest = { path: 'bench/package.json', dependencies: { loose: version } };
    expect(versionFindings([root, loose], lock)).toEqual([
      `bench/package.json: loose is '${version}', not one exact version`,
    ]);
  },
);

test('a prerelease is exact, and so is a second version under another name', () => {
  const dependencies = { postgres: '18.4.0-beta.17', 'typescript-native': 'npm:typescript@7.0.2' };
  const server: Manifest = { path: 'packages/server/package.json', dependencies };
  expect(versionFindings([root, server], lock)).toEqual([]);
});

test('node is pinned to 24 at the root', () => {
  expect(versionFindings([{ path: 'package.json' }], lock)).toEqual(['package.json: node 24 is not pinned']);
  expect(versionFindings([{ path: 'package.json', dependencies: { node: '22.1.0' } }], lock)).toEqual([
    'package.json: node is 22.1.0, not 24',
  ]);
});

test('the lock names no host', () => {
  const tied: Lock = { packages: { 'node_modules/zod': { resolved: 'https://packages.example.test/zod.tgz' } } };
  expect(versionFindings([root], tied)).toEqual([
    'package-lock.json: node_modules/zod is tied to https://packages.example.test/zod.tgz',
  ]);
});

test('a native part for linux on x64 or arm64 without a hash is one sentence', () => {
  const part = { version: '1.2.19', optional: true, os: ['linux'] };
  const locked: Lock = {
    packages: {
      'node_modules/@tool/linux-x64-gnu': { ...part, cpu: ['x64'], libc: ['glibc'], integrity: 'sha512-there' },
      'node_modules/@tool/linux-arm64-gnu': { ...part, cpu: ['arm64'], libc: ['glibc'] },
      'node_modules/@tool/linux-arm64-musl': { ...part, cpu: ['arm64'], libc: ['musl'] },
      'node_modules/@tool/linux-s390x-gnu': { ...part, cpu: ['s390x'], libc: ['glibc'] },
      'node_modules/@tool/darwin-arm64': { ...part, os: ['darwin'], cpu: ['arm64'] },
    },
  };
  expect(versionFindings([root], locked)).toEqual([
    'package-lock.json: the registry has no @tool/linux-arm64-gnu 1.2.19, so Jara cannot be installed on every Linux: lock a version whose parts for x64 and arm64 exist.',
  ]);
});
