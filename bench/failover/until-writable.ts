import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@jara/server/db';

const LOOK_EVERY_MS = 100;
const ANSWER_WITHIN_MS = 1_000;

/** A write that changes nothing and waits, as every commit, until the standby has it. A standby refuses it. */
const WRITE = { text: `select pg_logical_emit_message(true, 'probe', '')`, query_timeout: ANSWER_WITHIN_MS };

async function isWritable(url: string): Promise<boolean> {
  const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
  try {
    await pool.query(WRITE);
    return true;
  } catch {
    return false;
  } finally {
    await close().catch(() => undefined);
  }
}

/** Resolves when whoever answers at this address takes writes. */
export async function untilWritable(url: string, withinMs: number): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isWritable(url)); await pause(LOOK_EVERY_MS))
    if (Date.now() > end) throw new Error(`PostgreSQL took no writes within ${withinMs / 1000} seconds`);
}
