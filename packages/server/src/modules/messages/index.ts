export { queueText } from './queue-text.ts';
export { type SendText, sendTextHandler } from './send-text.ts';
