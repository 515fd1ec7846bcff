import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/index.ts';
import { checkTimeOutsOfRole, TIME_OUTS } from './role-time-outs.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});

const SAME = Object.entries(TIME_OUTS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** What is said of a pooler that connects so. */
function check(of: 'url' | 'appUrl', options?: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: database[of], max: 1, options });
  onTestFinished(() => pool.end());
  return checkTimeOutsOfRole(pool);
}

test('a pooler that connects as the application has the time-outs of its role', async () => {
  await expect(check('appUrl')).resolves.toBeUndefined();
});

test.each(Object.keys(TIME_OUTS))('a pooler that takes %s away is refused', async (name) => {
  await expect(check('appUrl', `-c ${name}=0`)).rejects.toThrow('no time-outs');
});

test('a pooler that connects as the owner is refused, whatever its time-outs', async () => {
  await expect(check('url', SAME)).rejects.toThrow('not of the role jara_app');
});
