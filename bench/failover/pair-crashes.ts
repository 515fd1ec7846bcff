import { setTimeout as pause } from 'node:timers/promises';
import type { Crash } from '../chaos/crashable-database.ts';
import { killOneConnection } from '../chaos/crashable-postgres.ts';
import type { PatroniNode } from './patroni-node.ts';
import { untilWritable } from './until-writable.ts';

/** An old primary may have to be copied anew before it follows. */
export const WHOLE_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 50;

const POSTGRES_OF_PRIMARY = 'PostgreSQL of the primary';
const MACHINE_OF_PRIMARY = 'machine of the primary';
const FROZEN_PRIMARY = 'machine of the primary stands still';
/** After each of them the other server is to be the primary. */
export const OF_THE_PRIMARY: readonly string[] = [POSTGRES_OF_PRIMARY, MACHINE_OF_PRIMARY, FROZEN_PRIMARY];

export type Parts = { readonly primary: PatroniNode; readonly standby: PatroniNode };

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

/** Resolves when one is the primary and the other follows it. */
export async function untilWhole(nodes: readonly PatroniNode[]): Promise<Parts> {
  for (const end = Date.now() + WHOLE_WITHIN_MS; Date.now() < end; await pause(LOOK_EVERY_MS)) {
    const parts = await partsOf(nodes);
    if (parts !== undefined) return parts;
  }
  throw new Error(`The pair is not whole:\n${nodes.map(({ lastLines }) => lastLines()).join('\n')}`);
}

/** Breaks one part of a whole pair, waits until it takes writes again, and has the part come back. */
export function crashOf(
  nodes: readonly PatroniNode[],
  url: string,
  { kind, what }: Pick<Crash, 'kind' | 'what'>,
  breakIt: (parts: Parts) => Promise<unknown>,
): Crash {
  return {
    ...{ kind, what },
    async cause() {
      const parts = await untilWhole(nodes);
      const began = performance.now();
      await breakIt(parts);
      await untilWritable(url, WHOLE_WITHIN_MS);
      const ended = performance.now();
      for (const { comeBack } of nodes) comeBack();
      return { began, ended, isFailover: (await withRole(nodes, 'leader')) !== parts.primary };
    },
  };
}

/** Parts of it die, or stand still. */
export function pairCrashes(nodes: readonly PatroniNode[], url: string): Crash[] {
  const crash = (what: string, breakIt: (parts: Parts) => Promise<unknown>) =>
    crashOf(nodes, url, { kind: 'crash', what }, breakIt);
  return [
    crash(POSTGRES_OF_PRIMARY, ({ primary }) => primary.killPostgres()),
    crash(MACHINE_OF_PRIMARY, ({ primary }) => primary.killMachine()),
    crash(FROZEN_PRIMARY, ({ primary }) => primary.freezeMachine()),
    crash('machine of the standby', ({ standby }) => standby.killMachine()),
    crash('one connection', () => killOneConnection(url)),
  ];
}
