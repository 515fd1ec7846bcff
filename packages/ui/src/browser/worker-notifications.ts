import type { WorkerScope } from './worker-scope.ts';

type Options = {
  readonly icon: string;
  /** What a tap opens where nothing else is said. */
  readonly home: string;
  /** The paths that a notification may lead to, and no others. */
  readonly leadsTo: RegExp;
  /** What is said where the push cannot be read. */
  readonly news: string;
};

type Pushed = { readonly title: string; readonly body: string; readonly tag: string; readonly url: string };

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback);

/** A browser wants something shown for every push, even for one that cannot be read. */
function readPush(data: { json(): unknown } | null, { home, leadsTo, news }: Options): Pushed {
  let said: Partial<Record<keyof Pushed, unknown>> = {};
  try {
    const json = data?.json();
    if (typeof json === 'object' && json !== null) said = json;
  } catch {
    // Shown as news of something.
  }
  const url = textOr(said.url, home);
  return {
    title: textOr(said.title, 'Jara'),
    body: textOr(said.body, news),
    tag: textOr(said.tag, 'order'),
    url: leadsTo.test(url) ? url : home,
  };
}

/** A notification takes the place of an older one of its tag. A tap opens its page. */
export function showNotifications(scope: WorkerScope, options: Options): void {
  const { icon, home } = options;
  scope.addEventListener('push', (event) => {
    const { title, body, tag, url } = readPush(event.data, options);
    event.waitUntil(scope.registration.showNotification(title, { body, tag, icon, badge: icon, data: url }));
  });

  async function open(url: string): Promise<void> {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find((each) => new URL(each.url).pathname === url);
    await (page ? page.focus() : scope.clients.openWindow(url));
  }
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(textOr(event.notification.data, home)));
  });
}
