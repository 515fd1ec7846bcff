import { once } from 'node:events';
import { connect } from 'node:net';
import { freshDatabase } from '@jara/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../src/build-app.ts';
import { testEnv } from '../../src/testing/start-api.ts';

const lines: string[] = [];
let app: FastifyInstance;
let alter: (statement: string) => Promise<unknown>;

beforeAll(async () => {
  const database = await freshDatabase();
  const owner = database.openOwner();
  alter = (statement) => owner.pool.query(statement);
  app = await buildApp(testEnv(database.appUrl, { LOG_LEVEL: 'trace' }), {
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

const register = (phone: string, first_name: string) =>
  app.inject({
    method: 'POST',
    url: '/customer/register',
    headers: { 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c' },
    payload: {
      first_name,
      last_name: 'Okonkwo',
      email: 'ngozi@example.com',
      phone,
      country_code: 'NG',
      role: 'customer',
    },
  });

const PERSONAL = /80312345|Ngozi|Okonkwo|ngozi@|9b2e1c3a/i;

test('a database error is logged with its code and constraint, and without personal data', async () => {
  const failures = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'unexpected failure');
  await alter('create unique index one_email_each on pending_registration (email)');
  expect((await register('08031234501', 'Ngozi')).statusCode).toBe(200);
  expect((await register('08031234502', 'Ngozi')).statusCode).toBe(500);
  expect(failures().map(({ err }) => err.cause)).toMatchObject([
    { code: '23505', constraint: 'one_email_each', table: 'pending_registration' },
  ]);
  expect(failures()[0].err.statement).toContain('insert into "pending_registration"');

  // PostgreSQL shows the whole row that a check refuses, and the value that it cannot read.
  await alter("alter table pending_registration add constraint no_such_name check (first_name <> 'Ngozi') not valid");
  expect((await register('08031234503', 'Ngozi')).statusCode).toBe(500);
  await alter('alter table pending_registration drop constraint no_such_name');
  await alter('alter table pending_registration alter column first_name type date using now()');
  expect((await register('08031234504', 'Ngozi')).statusCode).toBe(500);
  expect(failures().map(({ err }) => err.cause.code)).toEqual(['23505', '23514', '22007']);
  expect(failures()[1].err.cause.constraint).toBe('no_such_name');
  for (const line of lines) expect(line).not.toMatch(PERSONAL);
});

test('a request is one line by its route: nothing of its path, query or headers is in any line', async () => {
  const headers = { 'x-guest-id': '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c', authorization: 'Bearer ngozi@secret' };
  for (const url of [
    '/customer/search?query=ngozi%40example.com&city=lagos',
    '/customer/order/803123450',
    '/ngozi?q=Ngozi',
  ])
    await app.inject({ url, headers });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('answered'));
  expect(answered.map(({ route }) => route)).toEqual(['/customer/search', '/customer/order/:id', 'unknown']);
  for (const line of lines) expect(line).not.toMatch(PERSONAL);
});

test('somebody who leaves in the middle of a request is no failure', async () => {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const socket = connect(port, '127.0.0.1');
  const head = ['POST /auth/login HTTP/1.1', 'host: jara', 'content-type: application/json', 'content-length: 99'];
  socket.write(`${[...head, 'expect: 100-continue'].join('\r\n')}\r\n\r\n{"phone":`);
  // The API has begun to read.
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('100 Continue');
  socket.resetAndDestroy();
  await expect.poll(() => lines.some((line) => line.includes('"message":"aborted"'))).toBe(true);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
});
