export { deliverTexts, type SendText } from './deliver-texts.ts';
export { deleteExpiredTexts, TEXTS_CHANNEL } from './outgoing-text.store.ts';
export { queueText } from './queue-text.ts';
