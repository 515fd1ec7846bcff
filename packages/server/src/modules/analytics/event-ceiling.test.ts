import { expect, test } from 'vitest';
import { secretsFrom } from '../../secrets.ts';
import { ceilingOf } from './event-ceiling.ts';

const SESSIONS = Array.from({ length: 5_000 }, (_, nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`);
const samplesOf = (secret: string) => {
  const { isSample } = ceilingOf(1_000, secretsFrom(secret));
  return SESSIONS.filter(isSample);
};

test('one session in fifty is a sample, and nobody knows which without the secret', () => {
  const [ours, others] = [
    samplesOf('a secret of 32 letters, one of two'),
    samplesOf('a secret of 32 letters, the other'),
  ];
  for (const samples of [ours, others]) {
    expect(samples.length).toBeGreaterThan(60);
    expect(samples.length).toBeLessThan(140);
  }
  expect(ours.filter((session) => others.includes(session)).length).toBeLessThan(20);
  expect(samplesOf('a secret of 32 letters, one of two')).toEqual(ours);
});
