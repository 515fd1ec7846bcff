import { printLine } from '../../scripts/running/terminal.ts';
import { SMALL, type Topology } from '../chaos/topology.ts';
import { findRedis, lookForPrograms } from './debian-programs.ts';
import { startKillableRedis } from './killable-redis.ts';
import { startPatroniPair } from './patroni-pair.ts';

/** Several of each; of what Debian brings, whatever is installed. */
export function describeLarge(): Topology {
  const programs = lookForPrograms();
  const redis = findRedis();
  const hasPair = !('missing' in programs);
  if (!hasPair) printLine(`Without ${programs.missing.join(', ')} there is one PostgreSQL instead of a pair.`);
  if (redis === undefined) printLine('Without redis-server limits are counted in PostgreSQL.');
  const parts = [hasPair ? 'a pair of PostgreSQL servers' : 'PostgreSQL', ...(redis === undefined ? [] : ['Redis'])];
  return {
    inWords: `${parts.join(', ')}, three APIs, two workers and the sandbox`,
    apis: 3,
    workers: 2,
    startDatabase: hasPair
      ? (scope, folder, logs) => startPatroniPair(scope, { folder, logs, programs })
      : SMALL.startDatabase,
    ...(redis !== undefined && { startRedis: (scope, logs) => startKillableRedis(scope, redis, logs) }),
  };
}
