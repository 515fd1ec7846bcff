export { deleteOldCalls, doOnce } from './do-once.ts';
export type { StoredAnswer } from './idempotency.store.ts';
