import type { Limit } from '../../limits/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Decisions §3 and reliability.md (SMS pumping): how often codes are sent and may be wrong. */
export const codeLimits = {
  /** Seconds between two codes to one phone. */
  gap: (phone: string): Limit => ({ key: `code-gap:${phone}`, most: 1, windowSeconds: MINUTE }),
  sends: (phone: string): Limit => ({ key: `code-sends:${phone}`, most: 5, windowSeconds: HOUR }),
  /** Many people can share an address: phone networks hide thousands behind one. */
  sendsFrom: (origin: string): Limit => ({ key: `code-sends-from:${origin}`, most: 200, windowSeconds: HOUR }),
  budget: (most: number): Limit => ({ key: 'code-budget', most, windowSeconds: DAY }),
  wrong: (phone: string): Limit => ({ key: `code-wrong:${phone}`, most: 10, windowSeconds: DAY }),
  wrongFrom: (origin: string): Limit => ({ key: `code-wrong-from:${origin}`, most: 20, windowSeconds: HOUR }),
};
