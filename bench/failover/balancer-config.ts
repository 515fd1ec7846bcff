import type { Balanced } from '../chaos/topology.ts';

const HOST = '127.0.0.1';

/** The file of `deploy/haproxy` for one machine: its servers are found by port here, and by Docker's names there. */
export function balanceOnOneMachine(text: string, { listens, servers }: Balanced): string {
  const here = Object.entries(servers).map(([name, ports]): [RegExp, string] => [
    new RegExp(`server-template ${name} \\d+ ${name}:\\d+(.*)`),
    ports.map((port, index) => `server ${name}-${index + 1} ${HOST}:${port}$1`).join('\n  '),
  ]);
  const changes: (readonly [RegExp, string])[] = [
    [/ init-addr none resolvers docker/, ''],
    [/resolvers docker\n(?: {2}.*\n)+/, ''],
    [/bind :8080/, `bind ${HOST}:${listens.site}`],
    [/bind :3001/, `bind ${HOST}:${listens.storefront}`],
    [/bind :4000/, `bind ${HOST}:${listens.api}`],
    ...here,
  ];
  return changes.reduce((config, [what, by]) => {
    if (!what.test(config)) throw new Error(`the balancer's file has no ${what.source} any more`);
    return config.replace(what, by);
  }, text);
}
