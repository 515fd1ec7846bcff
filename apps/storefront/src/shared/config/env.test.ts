import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('hides the gallery unless it is asked for', () => {
    expect(readEnv({ NODE_ENV: 'production' }).JARA_GALLERY).toBe('0');
    expect(readEnv({ NODE_ENV: 'production', JARA_GALLERY: '1' }).JARA_GALLERY).toBe('1');
  });

  it('stops with a sentence that names the wrong setting', () => {
    expect(() => readEnv({ JARA_GALLERY: 'yes' })).toThrow(/cannot start with these settings\. JARA_GALLERY: /);
    expect(() => readEnv({ PUBLIC_URL: 'javascript:alert(1)' })).toThrow(/PUBLIC_URL: /);
  });
});
