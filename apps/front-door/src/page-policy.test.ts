import { expect, test } from 'vitest';
import { developmentPolicy, policyOf } from './page-policy.ts';

const MAP = 'https://maps.example';
const partOf = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('a page loads from its own origin alone where there is no map', () => {
  expect(partOf(policyOf([]), 'connect-src')).toBe("connect-src 'self'");
  expect(partOf(policyOf([]), 'img-src')).toBe("img-src 'self' data: blob:");
});

test('a map’s origin may send its style and tiles, and nothing that runs', () => {
  for (const policy of [policyOf([], MAP), developmentPolicy(MAP)]) {
    expect(partOf(policy, 'connect-src')).toContain(MAP);
    expect(partOf(policy, 'img-src')).toContain(MAP);
    for (const name of ['script-src', 'default-src', 'style-src', 'font-src']) {
      expect(partOf(policy, name)).not.toContain(MAP);
    }
  }
});
