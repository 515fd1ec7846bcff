export { createEmbeddedQueue, type EmbeddedQueue } from './embedded-queue.ts';
export { EMBEDDED_REGION, embeddedQueueUrl } from './queue-address.ts';
export { createQueueKeys, type QueueKeys } from './queue-keys.ts';
