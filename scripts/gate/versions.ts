import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lockfile, missingPartsSentence } from '../lockfile/other-platforms.ts';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

export type Manifest = {
  readonly path: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

export type Lock = Lockfile & {
  readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
};

type Use = { readonly name: string; readonly version: string; readonly path: string };

/** A second version of a package has a name of its own: `npm:typescript@7.0.2`. */
const EXACT = /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const NODE_MAJOR = '24';

function usesOf(manifest: Manifest): Use[] {
  const { path, dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  return [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((group) =>
    Object.entries(group ?? {}).map(([name, version]) => ({ name, version, path })),
  );
}

function inexact(uses: readonly Use[]): string[] {
  return uses
    .filter(({ version }) => !EXACT.test(version))
    .map(({ name, version, path }) => `${path}: ${name} is '${version}', not one exact version`);
}

function disagreeing(uses: readonly Use[]): string[] {
  return [...Map.groupBy(uses, ({ name }) => name)]
    .filter(([, group]) => new Set(group.map(({ version }) => version)).size > 1)
    .map(([name, group]) => `${name}: ${group.map(({ version, path }) => `${version} in ${path}`).join(', ')}`);
}

function pins(uses: readonly Use[]): string[] {
  const node = uses.filter(({ name }) => name === 'node' || name === '@types/node');
  const wrongNode = node
    .filter(({ version }) => version.split('.')[0] !== NODE_MAJOR)
    .map(({ name, version, path }) => `${path}: ${name} is ${version}, not ${NODE_MAJOR}`);
  const isPinned = uses.some(({ name, path }) => name === 'node' && path === 'package.json');
  return [...(isPinned ? [] : [`package.json: node ${NODE_MAJOR} is not pinned`]), ...wrongNode];
}

/** A lock that names a host works only where that host is reached: npm asks whichever registry it is set to. */
function hosts(lock: Lock): string[] {
  return Object.entries(lock.packages)
    .filter(([, { resolved }]) => resolved?.includes('://'))
    .map(([path, { resolved }]) => `package-lock.json: ${path} is tied to ${resolved}`);
}

export function versionFindings(manifests: readonly Manifest[], lock: Lock): string[] {
  const uses = manifests.flatMap(usesOf);
  const missingParts = missingPartsSentence(lock) ?? [];
  return [...inexact(uses), ...disagreeing(uses), ...pins(uses), ...hosts(lock)].concat(missingParts);
}

export async function checkVersions(): Promise<Outcome> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const paths = projectFiles(['**/package.json']);
  const manifests = paths.map((path) => ({ ...(read(path) as Omit<Manifest, 'path'>), path }));
  const findings = versionFindings(manifests, read('package-lock.json') as Lock);
  return { passed: findings.length === 0, detail: `${paths.length} workspaces`, output: findings.join('\n') };
}
