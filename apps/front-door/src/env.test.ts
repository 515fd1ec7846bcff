import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('what the front door cannot do without is asked for in a sentence each', () => {
  expect(() => readEnv({ API_URL: 'no address' })).toThrow(
    new Error(
      "API_URL must be a web address.\nSTOREFRONT_URL is missing: it must look like http://127.0.0.1:3001.\nSTOREFRONT_BUILD is missing: it must be the folder of the storefront's build.",
    ),
  );
});
