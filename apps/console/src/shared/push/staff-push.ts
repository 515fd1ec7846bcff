import { staffPushEndpoints } from '@jara/contract';
import { call } from '../api/call.ts';

export const offersPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the person, then has this browser notified also while the console is closed. False where they would not. */
export async function subscribeToPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { public_key } = await call(staffPushEndpoints.getStaffPushKey, {});
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const subscription =
    (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined) return false;
  await call(staffPushEndpoints.subscribeStaffToPush, {
    body: { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  });
  return true;
}
