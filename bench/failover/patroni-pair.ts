import { randomBytes } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@jara/server/db';
import { accountForRoot } from '@jara/server/embedded';
import { freeLoopbackPort } from '@jara/server/process';
import type { CrashableDatabase } from '../chaos/crashable-database.ts';
import type { Ground } from '../chaos/topology.ts';
import type { Scope } from '../scope.ts';
import type { DebianPrograms } from './debian-programs.ts';
import { writeFilled } from './fill-template.ts';
import { pairCrashes, untilWhole, WHOLE_WITHIN_MS } from './pair-crashes.ts';
import { pairCuts } from './pair-cuts.ts';
import { type PatroniNode, startPatroniNode } from './patroni-node.ts';
import { startEtcd } from './start-etcd.ts';
import { startTool } from './start-tool.ts';
import { untilWritable } from './until-writable.ts';

const HOST = '127.0.0.1';

async function createDatabase(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  try {
    await pool.query('create database jara');
  } finally {
    await close();
  }
}

/** Two PostgreSQL servers under Patroni with synchronous replication, and HAProxy that leads to the primary. */
export async function startPatroniPair(
  scope: Scope,
  programs: DebianPrograms,
  { logs, network, ...ground }: Ground,
): Promise<CrashableDatabase> {
  const account = await accountForRoot();
  const folder = path.join(ground.folder, 'pair');
  const etcdFolder = path.join(folder, 'etcd');
  for (const each of [folder, etcdFolder]) {
    await mkdir(each, { mode: 0o700 });
    if (account) await chown(each, account.uid, account.gid);
  }
  const etcd = await startEtcd(scope, { folder: etcdFolder, command: programs.etcd, account, logs });
  const [ownerPassword, replicationPassword] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const port = await freeLoopbackPort();
  const urlOf = (database: string) => `postgres://postgres:${ownerPassword}@${HOST}:${port}/${database}`;
  const values = {
    ...{ HOST, CLIENTS: `${HOST}/32`, ETCD: etcd, POSTGRES_PROGRAMS: programs.postgres },
    ...{ OWNER_PASSWORD: ownerPassword, REPLICATION_PASSWORD: replicationPassword },
  };
  const nodes: PatroniNode[] = [];
  for (const name of ['one', 'two']) {
    nodes.push(
      await startPatroniNode(scope, {
        name,
        folder,
        patroni: programs.patroni,
        account,
        group: network?.groupOf(`patroni-${name}`),
        logs,
        values,
      }),
    );
  }
  const [one, two] = nodes;
  if (one === undefined || two === undefined) throw new Error('a pair is two');
  const config = path.join(folder, 'haproxy.cfg');
  const ports = {
    ...{ PORT: port, ONE_POSTGRES_PORT: one.postgresPort, ONE_REST_PORT: one.restPort },
    ...{ TWO_POSTGRES_PORT: two.postgresPort, TWO_REST_PORT: two.restPort },
  };
  await writeFilled('haproxy.cfg', config, { HOST, ...ports }, account);
  startTool(scope, { name: 'haproxy', command: programs.haproxy, args: ['-db', '-f', config], account, logs });

  await untilWhole(nodes);
  await untilWritable(urlOf('postgres'), WHOLE_WITHIN_MS);
  await createDatabase(urlOf('postgres'));
  const url = urlOf('jara');
  const etcdPort = Number(etcd.split(':')[1]);
  const cuts = network === undefined ? [] : pairCuts({ nodes, url, network, etcdPort });
  return { url, crashes: [...pairCrashes(nodes, url), ...cuts] };
}
