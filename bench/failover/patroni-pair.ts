import { randomBytes } from 'node:crypto';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@jara/server/db';
import { accountForRoot } from '@jara/server/embedded';
import { freeLoopbackPort } from '@jara/server/process';
import type { Crash, CrashableDatabase } from '../chaos/crashable-database.ts';
import { killOneConnection } from '../chaos/crashable-postgres.ts';
import type { Scope } from '../scope.ts';
import type { DebianPrograms } from './debian-programs.ts';
import { writeFilled } from './fill-template.ts';
import { type PatroniNode, startPatroniNode } from './patroni-node.ts';
import { startTool } from './start-tool.ts';
import { untilWritable } from './until-writable.ts';

const HOST = '127.0.0.1';
const WHOLE_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 50;

type Options = { readonly folder: string; readonly logs: string; readonly programs: DebianPrograms };

const POSTGRES_OF_PRIMARY = 'PostgreSQL of the primary';
const MACHINE_OF_PRIMARY = 'machine of the primary';
const FROZEN_PRIMARY = 'machine of the primary stands still';
/** After each of them the other server is to be the primary. */
export const OF_THE_PRIMARY: readonly string[] = [POSTGRES_OF_PRIMARY, MACHINE_OF_PRIMARY, FROZEN_PRIMARY];

type Parts = { readonly primary: PatroniNode; readonly standby: PatroniNode };

const RUNS = new Set(['running', 'streaming']);

/** The server that has the role, as the first that answers says. */
async function withRole(nodes: readonly PatroniNode[], role: string): Promise<PatroniNode | undefined> {
  for (const node of nodes) {
    const members = await node.members();
    if (members.length === 0) continue;
    const found = members.find((each) => each.role === role && RUNS.has(each.state));
    return nodes.find(({ name }) => name === found?.name);
  }
  return undefined;
}

/** Undefined unless one is the primary and the other has everything that is acknowledged. */
async function partsOf(nodes: readonly PatroniNode[]): Promise<Parts | undefined> {
  const [primary, standby] = [await withRole(nodes, 'leader'), await withRole(nodes, 'sync_standby')];
  return primary && standby && { primary, standby };
}

async function createDatabase(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  await pool.query('create database jara').finally(close);
}

/** Two PostgreSQL servers under Patroni with synchronous replication, and HAProxy that leads to the primary. */
export async function startPatroniPair(
  scope: Scope,
  { logs, programs, ...options }: Options,
): Promise<CrashableDatabase> {
  const account = await accountForRoot();
  const folder = path.join(options.folder, 'pair');
  const etcdFolder = path.join(folder, 'etcd');
  for (const each of [folder, etcdFolder]) {
    await mkdir(each, { mode: 0o700 });
    if (account) await chown(each, account.uid, account.gid);
  }
  const [port, etcdPort, peerPort] = [await freeLoopbackPort(), await freeLoopbackPort(), await freeLoopbackPort()];
  const etcd = `http://${HOST}:${etcdPort}`;
  startTool(scope, {
    ...{ name: 'etcd', command: programs.etcd, account, logs },
    args: [
      ...['--data-dir', etcdFolder, '--name', 'only', '--logger', 'zap'],
      ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...['--listen-peer-urls', `http://${HOST}:${peerPort}`],
      ...['--initial-advertise-peer-urls', `http://${HOST}:${peerPort}`],
      ...['--initial-cluster', `only=http://${HOST}:${peerPort}`],
    ],
  });
  const [ownerPassword, replicationPassword] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const urlOf = (database: string) => `postgres://postgres:${ownerPassword}@${HOST}:${port}/${database}`;
  const values = {
    ...{ HOST, CLIENTS: `${HOST}/32`, ETCD: `${HOST}:${etcdPort}`, POSTGRES_PROGRAMS: programs.postgres },
    ...{ OWNER_PASSWORD: ownerPassword, REPLICATION_PASSWORD: replicationPassword },
  };
  const nodes: PatroniNode[] = [];
  for (const name of ['one', 'two']) {
    nodes.push(await startPatroniNode(scope, { name, folder, patroni: programs.patroni, account, logs, values }));
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

  const complaint = () => `The pair is not whole:\n${nodes.map(({ lastLines }) => lastLines()).join('\n')}`;
  const whole = async (): Promise<Parts> => {
    for (const end = Date.now() + WHOLE_WITHIN_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
      const parts = await partsOf(nodes);
      if (parts !== undefined) return parts;
    }
    throw new Error(complaint());
  };
  await whole();
  await untilWritable(urlOf('postgres'), WHOLE_WITHIN_MS);
  await createDatabase(urlOf('postgres'));
  const url = urlOf('jara');

  /** Breaks one part of a whole pair, waits until it takes writes again, and has the part mended. */
  const crash = (what: string, breakIt: (parts: Parts) => Promise<unknown>): Crash => ({
    what,
    async cause() {
      const parts = await whole();
      const began = performance.now();
      await breakIt(parts);
      await untilWritable(url, WHOLE_WITHIN_MS);
      const ended = performance.now();
      for (const { comeBack } of nodes) comeBack();
      return { began, ended, isFailover: (await withRole(nodes, 'leader')) !== parts.primary };
    },
  });
  return {
    url,
    crashes: [
      crash(POSTGRES_OF_PRIMARY, ({ primary }) => primary.killPostgres()),
      crash(MACHINE_OF_PRIMARY, ({ primary }) => primary.killMachine()),
      crash(FROZEN_PRIMARY, ({ primary }) => primary.freezeMachine()),
      crash('machine of the standby', ({ standby }) => standby.killMachine()),
      crash('one connection', () => killOneConnection(url)),
    ],
  };
}
