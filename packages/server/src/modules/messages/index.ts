export { type DeliveryNeeds, deliverText, type SendText } from './deliver-text.ts';
export { deleteExpiredTexts, TEXTS_CHANNEL } from './outgoing-text.store.ts';
export { queueText } from './queue-text.ts';
