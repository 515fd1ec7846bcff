export { limitInMemory } from './limit-in-memory.ts';
export type { Limit, Limits } from './limits.ts';
export { openLimits } from './open-limits.ts';
export { deleteExpiredLimits } from './postgres-limits.ts';
