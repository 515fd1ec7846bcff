import { freeLoopbackPort } from '@jara/server/process';
import type { Scope } from '../scope.ts';
import { startTool, type Tool } from './start-tool.ts';

type Options = Pick<Tool, 'command' | 'account' | 'logs'> & { readonly folder: string };

/** An etcd of one member: on one machine three would prove nothing more. Gives the address that Patroni asks. */
export async function startEtcd(scope: Scope, { folder, ...rest }: Options): Promise<string> {
  const [address, peerAddress] = [`127.0.0.1:${await freeLoopbackPort()}`, `127.0.0.1:${await freeLoopbackPort()}`];
  const [clients, peers] = [`http://${address}`, `http://${peerAddress}`];
  const args = [
    ...['--data-dir', folder, '--name', 'only', '--logger', 'zap', '--enable-v2'],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `only=${peers}`],
  ];
  startTool(scope, { name: 'etcd', args, ...rest });
  return address;
}
