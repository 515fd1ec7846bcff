import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeError } from './describe-error.ts';

const PHONE = '08031234567';

test('a text keeps its words and loses whatever looks like somebody’s', () => {
  for (const [text, left] of [
    [`cannot text ${PHONE} now`, 'cannot text … now'],
    ['cannot text +234 803 123 4567', 'cannot text …'],
    ['wrong code 482913', 'wrong code …'],
    ['no such person: ada.obi@example.com', 'no such person: …'],
    ['guest 9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c left', 'guest … left'],
    ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJlMTIz', 'bad token …'],
    ['connect ECONNREFUSED 127.0.0.1:5433', 'connect ECONNREFUSED 127.0.0.1:5433'],
  ] as const) {
    expect(describeError(new Error(text)).message).toBe(left);
  }
});

test('neither parameters, details, bodies nor what a parser read are written down, however deep they lie', () => {
  const refused = Object.assign(new Error(`invalid input syntax for type integer: "${PHONE}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (phone)=(${PHONE}) already exists.`,
    where: `portal with parameters $1 = '${PHONE}'`,
    constraint: 'customer_phone_key',
  });
  const failed = Object.assign(new Error(`Failed query: select $1\nparams: Ada,${PHONE}`, { cause: refused }), {
    query: 'select $1',
    params: ['Ada', PHONE],
  });
  const outer = Object.assign(new Error('could not sign up', { cause: failed }), {
    body: { phone: PHONE },
    token: 'Ada',
  });
  const described = describeError(outer);
  expect(JSON.stringify(described)).not.toMatch(/Ada|0803/);
  expect(described).toMatchObject({
    message: 'could not sign up',
    cause: { statement: 'select $1', cause: { code: '22P02', constraint: 'customer_phone_key' } },
  });
  expect(described.stack).toMatch(/^\s+at /);
  try {
    JSON.parse('{"name": Ada}');
  } catch (error) {
    expect(JSON.stringify(describeError(error))).not.toContain('Ada');
  }
  expect(JSON.stringify(describeError('Ada'))).not.toContain('Ada');
});

test('what the database says of itself is kept', () => {
  const words = 'deadlock detected';
  const deadlock = Object.assign(new Error(words), { severity: 'ERROR', code: '40P01' });
  expect(describeError(deadlock)).toMatchObject({ message: words, code: '40P01' });
});

test('of a value that is not as its schema says, the place and the kind of problem are kept', () => {
  const { error } = z.object({ who: z.object({ age: z.int() }) }).safeParse({ who: { age: 'Ada' } });
  expect(describeError(error)).toMatchObject({ problems: ['who.age: invalid_type'] });
  expect(JSON.stringify(describeError(error))).not.toContain('Ada');
});
