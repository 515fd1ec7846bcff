import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('what is wrong in the environment of the storefront is said in a sentence each', () => {
  expect(() => readEnv({ API_URL: 'no address', PUBLIC_URL: 'javascript:alert(1)', PORT: '0' })).toThrow(
    new Error('PORT must be at least 1.\nAPI_URL must be a web address.\nPUBLIC_URL must be a web address.'),
  );
});
