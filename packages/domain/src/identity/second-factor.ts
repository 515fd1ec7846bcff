import { FRESH_MINUTES, type StaffRole } from '@jara/contract';

type SigningIn = {
  readonly role: StaffRole;
  /** Whether they have a second factor. */
  readonly isEnrolled: boolean;
  /** Whether they have signed in with this browser before. */
  readonly isBrowserKnown: boolean;
};

/**
 * ADR 63: what follows the right code by text. Support always passes a second factor, and enrols one first; others pass
 * theirs, if they have one, in a browser that is new.
 */
export function secondFactorAtSignIn({ role, isEnrolled, isBrowserKnown }: SigningIn): 'pass' | 'enrol' | 'none' {
  if (!isEnrolled) return role === 'support' ? 'enrol' : 'none';
  return role === 'support' || !isBrowserKnown ? 'pass' : 'none';
}

/** Until when a second factor that was passed counts as fresh. */
export const freshUntil = (passedAt: Date): Date => new Date(passedAt.getTime() + FRESH_MINUTES * 60_000);

type Session = { readonly role: StaffRole; readonly second_factor_at: Date | null };

/** Why a session may not do something; undefined where it may. */
export function secondFactorRefusal(
  { role, second_factor_at }: Session,
  needed: 'before' | 'fresh' | undefined,
  now: Date,
): 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_STALE' | undefined {
  if (needed === 'before') return undefined;
  if (role === 'support' && second_factor_at === null) return 'SECOND_FACTOR_REQUIRED';
  if (needed !== 'fresh') return undefined;
  return second_factor_at !== null && now < freshUntil(second_factor_at) ? undefined : 'SECOND_FACTOR_STALE';
}
