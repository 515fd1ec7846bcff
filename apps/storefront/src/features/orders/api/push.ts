import { pushEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';
import { registerServiceWorker } from '@/shared/browser/service-worker.ts';

/** - none: this browser has no notifications, or the person has refused them. */
export type PushState = 'none' | 'off' | 'on';

const isOffered = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && window.isSecureContext;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  if (!isOffered() || Notification.permission === 'denied') return 'none';
  const isOn = Notification.permission === 'granted' && (await currentSubscription()) !== null;
  return isOn ? 'on' : 'off';
}

/** Asks the person, and then has this browser notified of each step of the customer's orders. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const registration = await registerServiceWorker();
  if (!registration) return 'none';
  const { public_key } = await callApi(pushEndpoints.getPushKey, {});
  // One with another key cannot be used any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
  try {
    await callApi(pushEndpoints.subscribeToPush, { body });
  } catch (error) {
    // A subscription that the server does not know would look as if it worked.
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** The browser first: whatever the server knows, nothing is shown any more. */
export async function stopPush(): Promise<PushState> {
  const subscription = await currentSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await callApi(pushEndpoints.unsubscribeFromPush, { body: { endpoint } });
  return 'off';
}
