import { limitInMemory } from '../limits/limit-in-memory.ts';
import type { Limits } from '../limits/limits.ts';

/** Counters of one API process that shares them with no other. */
export const countersOfTests = (now: () => Date): Pick<Limits, 'counter'> => ({
  counter: (counted) => limitInMemory(counted, now),
});
