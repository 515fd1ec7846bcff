import { printLine } from '../../scripts/running/terminal.ts';
import { SMALL, type Topology } from '../chaos/topology.ts';
import { findRedis, lookForPrograms } from './debian-programs.ts';
import { startKillableRedis } from './killable-redis.ts';
import { startPatroniPair } from './patroni-pair.ts';
import { startBalancer } from './start-balancer.ts';

/** Each start takes from two processors what customers would have: in half an hour, 130 kills of an API and 25 crashes. */
const RESTS: Topology['rests'] = {
  ...{ 'an API': [9_000, 17_000], 'the worker': [20_000, 40_000], 'a front door': [25_000, 50_000] },
  ...{ 'a storefront': [60_000, 120_000], PostgreSQL: [40_000, 70_000], Redis: [40_000, 80_000] },
  'a link': [20_000, 40_000],
};

/** Several of each; of what Debian brings, whatever is installed. */
export function describeLarge(): Topology {
  const programs = lookForPrograms();
  const redis = findRedis();
  const hasPair = !('missing' in programs);
  if (!hasPair) printLine(`Without ${programs.missing.join(', ')} there is one PostgreSQL instead of a pair.`);
  if (redis === undefined) printLine('Without redis-server limits are counted in PostgreSQL.');
  const parts = [
    hasPair ? 'a pair of PostgreSQL servers' : 'PostgreSQL',
    ...(redis === undefined ? [] : ['Redis']),
    ...(hasPair ? ['a balancer, two front doors, two storefronts'] : []),
  ];
  return {
    inWords: `${parts.join(', ')}, three APIs, two workers and the sandbox`,
    apis: 3,
    workers: 2,
    rests: RESTS,
    shifts: { vendors: 6, riders: 8 },
    startDatabase: hasPair ? (scope, ground) => startPatroniPair(scope, programs, ground) : SMALL.startDatabase,
    ...(redis !== undefined && { startRedis: (scope, ground) => startKillableRedis(scope, redis, ground) }),
    ...(hasPair && {
      entrance: {
        ...{ frontDoors: 2, storefronts: 2 },
        startBalancer: (scope, ground, balanced) => startBalancer(scope, programs.haproxy, ground, balanced),
      },
    }),
  };
}
