import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TIME_OUTS } from '@jara/server/db';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { composeContainers } from './compose.ts';

const read = (file: string) => readFileSync(join(ROOT, 'deploy', file), 'utf8');
const pooler = new Map(
  [...read('pgbouncer/pgbouncer.ini').matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]),
);
const roles = read('postgres/create-roles.sh');
/** API and worker wait no longer for an answer of the database (packages/server/src/db/client.ts). */
const ANSWER_WITHIN_S = 3.4;

test.each([
  ['auth_type', 'scram-sha-256'],
  ['pool_mode', 'transaction'],
])('PgBouncer has %s %s', (name, value) => {
  expect(pooler.get(name)).toBe(value);
});

test('PgBouncer knows named statements, since no process is told to do without', () => {
  expect(Number(pooler.get('max_prepared_statements'))).toBeGreaterThan(0);
  expect(composeContainers.filter(({ environment }) => environment.has('DATABASE_NAMED_STATEMENTS'))).toEqual([]);
});

test('PgBouncer gives no connection to who has left', () => {
  expect(Number(pooler.get('query_wait_timeout'))).toBeLessThan(ANSWER_WITHIN_S);
});

test('the role of API and worker may log in and do nothing else', () => {
  expect(roles).toContain("create role jara_app login password :'app_password';");
  const altered = [...roles.matchAll(/^alter role jara_app (.+);$/gm)].map(([, what]) => what);
  expect(altered).toEqual(Object.entries(TIME_OUTS).map(([name, value]) => `set ${name} = '${value}'`));
});
