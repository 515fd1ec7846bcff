import { ApiError, UNREADABLE } from './api-error.ts';

/** Spec §9: queries are retried 3 times, after a delay that doubles and is capped at 30 s. */
export const RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** By chance up to half as long again: pages that were refused in one moment do not come back in one. */
const SPREAD = 0.5;

/** Never sooner than the server has asked for, and not later than the longest delay whatever it asks for. */
export function retryDelay(failures: number, error?: unknown): number {
  const asked = (error instanceof ApiError && error.retryAfterMs) || 0;
  const least = Math.max(FIRST_DELAY_MS * 2 ** failures, asked);
  return Math.min(least * (1 + SPREAD * Math.random()), LONGEST_DELAY_MS);
}

/** Whether it may work later. What is refused will be refused again, and what cannot be understood stays so. */
export const isTransient = (error: unknown) =>
  error instanceof ApiError && error.status !== UNREADABLE && (error.status >= 500 || error.status === 429);

export const retryUpTo = (retries: number) => (failures: number, error: Error) =>
  failures < retries && isTransient(error);
