import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('what is wrong in the environment of the sandbox is said in a sentence each', () => {
  expect(() => readEnv({ SANDBOX_PORT: 'x', SANDBOX_WEBHOOK_URL: 'ftp://here' })).toThrow(
    new Error('SANDBOX_PORT must be a number.\nSANDBOX_WEBHOOK_URL must be a web address.'),
  );
});
