const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/** Most payments are confirmed within seconds, the others take minutes: the waits grow with each answer. */
export const pollIntervalMs = (answers: number): number => Math.min(FIRST_MS * 1.5 ** answers, LONGEST_MS);
