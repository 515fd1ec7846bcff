import { setTimeout as pause } from 'node:timers/promises';
import type { Crash } from '../chaos/crashable-database.ts';
import type { Network } from '../network/network.ts';
import { crashOf, type Parts } from './pair-crashes.ts';
import type { PatroniNode } from './patroni-node.ts';
import { untilWritable } from './until-writable.ts';

/** By then a primary that does not reach etcd has given up its lease. */
const LEASE_OVER_AFTER_MS = 12_000;

type Options = {
  readonly nodes: readonly PatroniNode[];
  readonly url: string;
  readonly network: Network;
  readonly etcdPort: number;
};

/** Nothing dies, but two parts of the pair do not hear each other, until others have made do without. */
export function pairCuts({ nodes, url, network, etcdPort }: Options): Crash[] {
  const groupOf = ({ name }: PatroniNode) => network.groupOf(`patroni-${name}`);
  const cut = (what: string, waysOf: (parts: Parts) => Parameters<Network['cut']>[0], leastMs: number) =>
    crashOf(nodes, url, { kind: 'cut', what }, async (parts) => {
      const ways = waysOf(parts);
      network.cut(ways);
      try {
        await pause(leastMs);
        await untilWritable(url, LEASE_OVER_AFTER_MS * 5);
      } finally {
        network.mend(ways);
      }
    });
  return [
    cut('cut: primary and etcd', ({ primary }) => [{ from: groupOf(primary), ports: [etcdPort] }], LEASE_OVER_AFTER_MS),
    cut(
      'cut: primary and standby',
      ({ primary, standby }) => [
        { from: groupOf(standby), ports: [primary.postgresPort, primary.restPort] },
        { from: groupOf(primary), ports: [standby.postgresPort, standby.restPort] },
      ],
      0,
    ),
  ];
}
