export type { Limit, Limits } from './limits.ts';
export { openLimits } from './open-limits.ts';
