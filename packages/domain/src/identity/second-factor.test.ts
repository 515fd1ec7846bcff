import { expect, test } from 'vitest';
import { secondFactorAtSignIn, secondFactorRefusal } from './index.ts';

test.each([
  ['support', true, true, 'pass'],
  ['support', true, false, 'pass'],
  ['support', false, true, 'enrol'],
  ['vendor', true, false, 'pass'],
  ['rider', true, true, 'none'],
  ['rider', false, false, 'none'],
] as const)('%s with a second factor (%s), in a known browser (%s): %s', (role, isEnrolled, isBrowserKnown, step) => {
  expect(secondFactorAtSignIn({ role, isEnrolled, isBrowserKnown })).toBe(step);
});

const NOW = new Date('2026-11-16T10:00:00Z');

test.each([
  ['support', null, 'before', undefined],
  ['support', null, undefined, 'SECOND_FACTOR_REQUIRED'],
  ['support', null, 'fresh', 'SECOND_FACTOR_REQUIRED'],
  ['support', '09:50:00', undefined, undefined],
  ['support', '09:50:00', 'fresh', 'SECOND_FACTOR_STALE'],
  ['support', '09:50:01', 'fresh', undefined],
  ['rider', null, undefined, undefined],
  ['rider', null, 'fresh', 'SECOND_FACTOR_STALE'],
  ['rider', '09:50:01', 'fresh', undefined],
] as const)('%s who has passed one at %s, where it is needed %s: %s', (role, passedAt, needed, refusal) => {
  const second_factor_at = passedAt === null ? null : new Date(`2026-11-16T${passedAt}Z`);
  expect(secondFactorRefusal({ role, second_factor_at }, needed, NOW)).toBe(refusal);
});
