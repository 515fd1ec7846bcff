import type { WorkerEvents, WorkerScope } from '../browser/worker-scope.ts';

const ORIGIN = 'https://jara.test';

type Answer = string | { readonly text: string; readonly headers?: Record<string, string>; readonly redirected?: true };

/** Its copies are, too. */
function asRedirected(made: Response): Response {
  const copy = made.clone.bind(made);
  return Object.defineProperties(made, {
    redirected: { value: true },
    clone: { value: () => asRedirected(copy()) },
  });
}

/** A service worker's scope without a browser: the network answers with these pages and files, until it is cut. */
export function openWorker(start: (scope: WorkerScope) => void, files: Readonly<Record<string, Answer>> = {}) {
  const stored = new Map<string, Map<string, Response>>();
  const listeners: { name: string; hear: (event: never) => void }[] = [];
  const fetched: string[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const pages: { url: string; focus: () => unknown }[] = [];
  let status: number | undefined = 200;
  let isSilent = false;
  let place: string | undefined;
  let user: string | undefined = 'somebody';
  let isCheckingOut = false;
  let takenOver = 0;

  const addressOf = (request: RequestInfo | URL) => {
    const { pathname, search } = new URL(
      typeof request === 'object' && 'url' in request ? request.url : request,
      ORIGIN,
    );
    return pathname + search;
  };
  function open(name: string) {
    const kept = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, kept);
    return {
      match: async (request: RequestInfo | URL) => kept.get(addressOf(request))?.clone(),
      put: async (request: RequestInfo | URL, answer: Response) => void kept.set(addressOf(request), answer),
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) kept.set(path, await answer(path));
      },
      delete: async (request: RequestInfo | URL) => kept.delete(addressOf(request)),
      keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
    } as unknown as Cache;
  }
  async function answer(address: string): Promise<Response> {
    fetched.push(address);
    if (isSilent) return new Promise(() => undefined);
    if (status === undefined) throw new TypeError('Failed to fetch');
    const found = files[address] ?? files[address.split('?')[0] ?? ''];
    const { text, headers, redirected } = typeof found === 'object' ? found : { text: found };
    const own = {
      'content-type': address.includes('.') ? 'text/javascript' : 'text/html',
      date: new Date().toUTCString(),
      ...headers,
    };
    const made = new Response(text, { status: found === undefined ? 404 : status, headers: own });
    return redirected ? asRedirected(made) : made;
  }
  start({
    location: { origin: ORIGIN },
    navigator: {
      get onLine() {
        return status !== undefined;
      },
      locks: { request: async (_name, _options, work) => work(isCheckingOut ? null : ({} as Lock)) },
    },
    caches: {
      open: async (name) => open(name),
      keys: async () => [...stored.keys()],
      delete: async (name) => stored.delete(name),
    },
    cookieStore: {
      async get(name) {
        const value = { place, user }[name];
        return value === undefined ? null : { value };
      },
    },
    fetch: (request) => answer(addressOf(request)),
    registration: { showNotification: async (title, options = {}) => void shown.push({ title, options }) },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        pages.map(({ url, focus }) => ({ url, focus: async () => focus(), navigate: async () => undefined })),
      openWindow: async (url) => opened.push(url),
    },
    skipWaiting: async () => {
      takenOver += 1;
    },
    addEventListener: (name, hear) => void listeners.push({ name, hear }),
  });

  async function dispatch<Name extends keyof WorkerEvents>(name: Name, event: object): Promise<Response | undefined> {
    const work: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    const own = {
      waitUntil: (lasting: Promise<unknown>) => void work.push(lasting),
      respondWith: (promised: Promise<Response>) => {
        answered = promised;
      },
    };
    for (const listener of listeners.filter((each) => each.name === name)) listener.hear({ ...event, ...own } as never);
    const response = await answered;
    if (!isSilent) await Promise.all(work);
    return response;
  }
  const ask = (path: string, mode: 'navigate' | 'cors', method = 'GET') =>
    dispatch('fetch', { request: { url: new URL(path, ORIGIN).href, method, mode } });

  return {
    dispatch,
    ask,
    /** The addresses that are kept, in all caches or in one. */
    kept: (name?: string) =>
      [...stored].filter(([each]) => name === undefined || each === name).flatMap(([, each]) => [...each.keys()]),
    open,
    fetched,
    shown,
    opened,
    /** What is open of the site. */
    pages,
    /** How often a new version has taken over. */
    takenOver: () => takenOver,
    setCheckingOut: (next: boolean) => {
      isCheckingOut = next;
    },
    /** The city, or the point in it, that the customer has chosen. */
    setPlace: (next: string) => {
      place = next;
    },
    signOut: () => {
      user = undefined;
    },
    /** From here on the network answers with this status, or not at all. */
    setNetwork: (next: number | undefined) => {
      status = next;
    },
    /** From here on the network is there and brings no answer. */
    silenceNetwork: () => {
      isSilent = true;
    },
  };
}
