import { chown, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountForRoot } from '@jara/server/embedded';
import { ROOT } from '../../scripts/root.ts';
import type { Balanced, Ground } from '../chaos/topology.ts';
import type { Scope } from '../scope.ts';
import { balanceOnOneMachine } from './balancer-config.ts';
import { startTool } from './start-tool.ts';

/** What operators read is what runs here. */
const DEPLOYED = path.join(ROOT, 'deploy/haproxy/haproxy.cfg');

/** Leads people to the front doors, and those to storefronts and APIs. */
export async function startBalancer(
  scope: Scope,
  command: string,
  { folder, logs, network }: Ground,
  balanced: Balanced,
): Promise<void> {
  const account = await accountForRoot();
  const config = path.join(folder, 'balancer.cfg');
  await writeFile(config, balanceOnOneMachine(await readFile(DEPLOYED, 'utf8'), balanced));
  if (account) await chown(config, account.uid, account.gid);
  const group = network?.groupOf('balancer');
  startTool(scope, { name: 'balancer', command, args: ['-db', '-f', config], account, group, logs });
}
