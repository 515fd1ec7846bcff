import type { WorkerScope } from '@jara/ui/browser/worker-scope';

const ICON = '/store/icon-192.png';
const HOME = '/store/orders';

type Pushed = { readonly title: string; readonly body: string; readonly tag: string; readonly url: string };

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback);

/** A browser wants something shown for every push, even for one that cannot be read. */
function readPush(data: { json(): unknown } | null): Pushed {
  let said: Partial<Record<keyof Pushed, unknown>> = {};
  try {
    const json = data?.json();
    if (typeof json === 'object' && json !== null) said = json;
  } catch {
    // Shown as news of some order.
  }
  const url = textOr(said.url, HOME);
  return {
    title: textOr(said.title, 'Jara'),
    body: textOr(said.body, 'There is news of your order.'),
    tag: textOr(said.tag, 'order'),
    // Nothing that is pushed leads away from the orders.
    url: /^\/store\/orders(?:\/\d{1,12})?$/.test(url) ? url : HOME,
  };
}

/** Each step of an order takes the place of the one before it. A tap opens the order. */
export function showNotifications(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, tag, url } = readPush(event.data);
    event.waitUntil(scope.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: url }));
  });

  async function open(url: string): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((each) => new URL(each.url).pathname === url);
    await (page ? page.focus() : scope.clients.openWindow(url));
  }
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(textOr(event.notification.data, HOME)));
  });
}
