import { expect, test } from 'vitest';
import { type Disk, findPrograms, findRedis } from './debian-programs.ts';

const POSTGRES_15 = ['postgres', 'initdb', 'pg_basebackup', 'pg_controldata', 'pg_isready', 'pg_rewind'].map(
  (program) => `/usr/lib/postgresql/15/bin/${program}`,
);
const REST = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'];

const diskWith = (files: readonly string[], versions = ['13', '15', 'notes']): Disk => ({
  exists: (file) => files.includes(file),
  list: () => versions,
});

test('the newest PostgreSQL that has every program of a pair is taken', () => {
  expect(findPrograms(diskWith([...POSTGRES_15, ...REST], ['13', '15', '17']))).toEqual({
    patroni: '/usr/bin/patroni',
    etcd: '/usr/bin/etcd',
    haproxy: '/usr/sbin/haproxy',
    postgres: '/usr/lib/postgresql/15/bin',
  });
});

test('a machine without the packages is told their names', () => {
  expect(() => findPrograms(diskWith([...POSTGRES_15, '/usr/sbin/haproxy']))).toThrow(/ patroni etcd-server$/);
  expect(() => findPrograms(diskWith(REST))).toThrow(/ postgresql$/);
  expect(() => findPrograms(diskWith([...POSTGRES_15.slice(1), ...REST]))).toThrow(/ postgresql$/);
});

test('Redis is used where it is installed', () => {
  expect([findRedis(diskWith([])), findRedis(diskWith(['/usr/bin/redis-server']))]).toEqual([
    undefined,
    '/usr/bin/redis-server',
  ]);
});
