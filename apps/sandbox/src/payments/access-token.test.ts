import { describe, expect, test } from 'vitest';
import { isBearerToken, issueToken } from './access-token.ts';

const NOW = new Date('2026-11-15T10:15:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('an access token', () => {
  const { token, seconds } = issueToken(NOW);

  test('is taken for as long as it says, and no longer', () => {
    expect(isBearerToken(`Bearer ${token}`, later(seconds))).toBe(true);
    expect(isBearerToken(`Bearer ${token}`, later(seconds + 1))).toBe(false);
  });

  test('cannot be made longer', () => {
    const [end, seal] = token.split('-');
    expect(isBearerToken(`Bearer ${Number(end) + 1}-${seal}`, NOW)).toBe(false);
    expect(isBearerToken(undefined, NOW)).toBe(false);
  });
});
