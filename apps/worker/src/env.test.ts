import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('what the worker cannot do without is asked for in a sentence each', () => {
  expect(() => readEnv({ WORKER_PORT: '0' })).toThrow(
    new Error(
      'DATABASE_URL is missing: it must look like postgres://user:password@host:5432/name.\nWORKER_PORT must be at least 1.\nAPP_SECRET is missing: it must have at least 32 characters.',
    ),
  );
});
