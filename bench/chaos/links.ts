import type { Link } from '../network/cut-links.ts';
import type { Network } from '../network/network.ts';
import { urlAt } from './programs.ts';
import type { Balanced } from './topology.ts';

type Parts = {
  readonly databaseUrl: string;
  readonly redisUrl: string | undefined;
  readonly workerPorts: readonly number[];
  readonly balanced: Balanced;
};

const portOf = (url: string) => Number(new URL(url).port);

/** Whatever speaks with something else, but for the pair, whose cuts are crashes. */
export function linksOf({ groupOf }: Network, { databaseUrl, redisUrl, workerPorts, balanced }: Parts): Link[] {
  const { servers, listens } = balanced;
  const [balancer, database] = [groupOf('balancer'), portOf(databaseUrl)];
  const each = (name: string, ports: readonly number[], linkOf: (group: number, port: number) => Link[]) =>
    ports.flatMap((port, index) => linkOf(groupOf(`${name}-${index + 1}`), port));
  const ready = (port: number) => ({ readyAt: `${urlAt(port)}/readyz` });
  return [
    ...each('api', servers.api, (from, port) => [
      { what: 'an API and the database', ways: [{ from, ports: [database] }], ...ready(port) },
      { what: 'an API and the balancer', ways: [{ from: balancer, ports: [port] }] },
      ...(redisUrl === undefined ? [] : [{ what: 'an API and Redis', ways: [{ from, ports: [portOf(redisUrl)] }] }]),
    ]),
    ...each('front-door', servers['front-door'], (from, port) => [
      {
        what: 'a front door and the balancer',
        ways: [
          { from: balancer, ports: [port] },
          { from, ports: [listens.api, listens.storefront] },
        ],
      },
    ]),
    ...each('worker', workerPorts, (from, port) => [
      { what: 'a worker and the database', ways: [{ from, ports: [database] }], ...ready(port) },
    ]),
  ];
}
