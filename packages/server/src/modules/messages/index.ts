export { deleteOldOrderMessages } from './delete-old-order-messages.ts';
export { noteSent } from './note-sent.ts';
export { createPushSubscriptions, type PushSubscriptions } from './push-subscriptions.ts';
export { queuePush } from './queue-push.ts';
export { queueNotice, queueText } from './queue-text.ts';
export { sendPushHandler } from './send-push.ts';
export { type SendText, sendTextHandler } from './send-text.ts';
export {
  createStaffPushSubscriptions,
  queueStaffPush,
  type StaffPushSubscriptions,
  sendStaffPushHandler,
} from './staff-push.ts';
