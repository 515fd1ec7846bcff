import pg from 'pg';
import { vi } from 'vitest';

/** Where transactions begin and end, and the heartbeat of the LISTEN connection, which may come at any time. */
const NOT_COUNTED = /^"?(begin|commit)|"text":"(begin|commit)|^"select 1"$/i;

/** How many statements, or how many of these, some work sends to the database. */
export async function statementsOf(work: () => Promise<unknown>, counted = /./): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([sent]: unknown[]) => JSON.stringify(sent));
  query.mockRestore();
  return texts.filter((text) => !NOT_COUNTED.test(text) && counted.test(text)).length;
}
