import pg from 'pg';
import { vi } from 'vitest';

/** How many statements some work sends to the database, but for where transactions begin and end. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([sent]: unknown[]) => JSON.stringify(sent));
  query.mockRestore();
  return texts.filter((text) => !/^"?(begin|commit)|"text":"(begin|commit)/i.test(text)).length;
}
