import { randomUUID } from 'node:crypto';

/** The header of something that is meant to be done once. */
export const newKey = () => ({ 'idempotency-key': randomUUID() });
