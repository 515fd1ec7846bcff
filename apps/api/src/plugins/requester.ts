import type { SignedInStaff, Staff } from '@jara/server/identity';

/** Whoever may request what a second person has to agree to, which takes a fresh second factor (ADR 63). */
export const requesterOf = ({ staff, session }: SignedInStaff & { readonly staff: Staff<'support'> }) => ({
  ...staff,
  second_factor_at: session.second_factor_at,
});
