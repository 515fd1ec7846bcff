export { ApiError, isFailure, isRefusal, messageOr } from './api-error.ts';
export { createEventParser, type ServerEvent } from './event-parser.ts';
export { callEndpoint, openStream, type Reply, unavailable } from './http.ts';
export { createIdempotencyKeys } from './idempotency-keys.ts';
export { limitSignal } from './limit-signal.ts';
export { newId } from './new-id.ts';
export { readStream } from './read-stream.ts';
export { isTransient, retryDelay, retryUpTo } from './retries.ts';
export { expiryOf, isExpired } from './token.ts';
