import { BASE_PATH } from '../config/base-path.ts';

/**
 * No more news of orders, and none left on the screen. The push service refuses what is sent to an ended subscription, and
 * the server then deletes it.
 */
export async function endNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(BASE_PATH);
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
}
