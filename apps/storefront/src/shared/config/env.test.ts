import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  test('stops with a sentence that names the wrong setting', () => {
    expect(() => readEnv({ API_URL: 'no address' })).toThrow(/cannot start with these settings\. API_URL: /);
    expect(() => readEnv({ PUBLIC_URL: 'javascript:alert(1)' })).toThrow(/PUBLIC_URL: /);
  });
});
