/**
 * Each answer of a process of ours says so. A balancer in between has answers of its own where it reaches nobody, which
 * are no answers of the process behind it.
 */
export const ANSWERED_BY_US = ['x-answered-by', 'jara'] as const;
