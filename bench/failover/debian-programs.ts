import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '@jara/server/process';

/** Debian keeps each version of PostgreSQL in a folder of its own. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const OLDEST_POSTGRES = 15;
/** What Patroni calls; those that come along from npm are fewer. */
const OF_POSTGRES = ['postgres', 'initdb', 'pg_basebackup', 'pg_controldata', 'pg_isready', 'pg_rewind'];

/** By the package that brings it. */
const PROGRAMS = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' } as const;
const REDIS = '/usr/bin/redis-server';

export type DebianPrograms = {
  readonly patroni: string;
  readonly etcd: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
};

export type Disk = { exists(file: string): boolean; list(folder: string): readonly string[] };

const OWN_DISK: Disk = {
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

function newestPostgres({ exists, list }: Disk): string | undefined {
  return list(POSTGRES_VERSIONS)
    .filter((version) => Number(version) >= OLDEST_POSTGRES)
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => path.join(POSTGRES_VERSIONS, version, 'bin'))
    .find((folder) => OF_POSTGRES.every((program) => exists(path.join(folder, program))));
}

/** The programs of a pair of databases; or the packages without which there is none. */
export function lookForPrograms(disk: Disk = OWN_DISK): DebianPrograms | { readonly missing: readonly string[] } {
  const postgres = newestPostgres(disk);
  const missing: string[] = Object.entries(PROGRAMS).flatMap(([name, file]) => (disk.exists(file) ? [] : [name]));
  if (postgres === undefined) return { missing: [...missing, 'postgresql'] };
  if (missing.length > 0) return { missing };
  return { patroni: PROGRAMS.patroni, etcd: PROGRAMS['etcd-server'], haproxy: PROGRAMS.haproxy, postgres };
}

export function findPrograms(disk: Disk = OWN_DISK): DebianPrograms {
  const found = lookForPrograms(disk);
  if (!('missing' in found)) return found;
  const names = found.missing.join(' ');
  throw new OperatorError(
    `A failover needs what Debian's packages bring, and some are missing: apt-get install --no-install-recommends ${names}`,
  );
}

/** Undefined where it is not installed. */
export const findRedis = ({ exists }: Disk = OWN_DISK): string | undefined => (exists(REDIS) ? REDIS : undefined);
