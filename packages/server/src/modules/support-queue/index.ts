export { createSupportQueue, type SupportQueue } from './support-queue-service.ts';
