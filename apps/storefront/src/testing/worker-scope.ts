import type { WorkerEvents, WorkerScope } from '../service-worker/worker-scope.ts';

const ORIGIN = 'https://jara.test';

/** A service worker's scope without a browser: the network answers with these pages and files, until it is cut. */
export function openWorker(start: (scope: WorkerScope) => void, files: Readonly<Record<string, string>> = {}) {
  const kept = new Map<string, Response>();
  const listeners = new Map<string, (event: never) => void>();
  const fetched: string[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const pages: { url: string; focus: () => unknown }[] = [];
  let status: number | undefined = 200;

  const pathOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN).pathname;
  const cache = {
    match: async (request: RequestInfo | URL) => kept.get(pathOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => {
      kept.delete(pathOf(request));
      kept.set(pathOf(request), answer);
    },
    delete: async (request: RequestInfo | URL) => kept.delete(pathOf(request)),
    keys: async () => [...kept.keys()].map((path) => ({ url: ORIGIN + path })),
  };
  start({
    location: { origin: ORIGIN },
    caches: { open: async () => cache as unknown as Cache },
    fetch: async (request) => {
      fetched.push(pathOf(request));
      if (status === undefined) throw new TypeError('Failed to fetch');
      const text = files[pathOf(request)];
      const type = pathOf(request).includes('.') ? 'text/javascript' : 'text/html';
      return new Response(text, { status: text === undefined ? 404 : status, headers: { 'content-type': type } });
    },
    registration: { showNotification: async (title, options = {}) => void shown.push({ title, options }) },
    clients: {
      claim: async () => undefined,
      matchAll: async () =>
        pages.map(({ url, focus }) => ({ url, focus: async () => focus(), navigate: async () => undefined })),
      openWindow: async (url) => opened.push(url),
    },
    skipWaiting: async () => undefined,
    addEventListener: (name, listener) => void listeners.set(name, listener),
  });

  async function dispatch<Name extends keyof WorkerEvents>(name: Name, event: object): Promise<Response | undefined> {
    let work: Promise<unknown> = Promise.resolve();
    let answer: Promise<Response> | undefined;
    const own = {
      waitUntil: (lasting: Promise<unknown>) => {
        work = lasting;
      },
      respondWith: (answered: Promise<Response>) => {
        answer = answered;
      },
    };
    listeners.get(name)?.({ ...event, ...own } as never);
    await work;
    return answer;
  }
  const ask = (path: string, mode: 'navigate' | 'cors', method = 'GET') =>
    dispatch('fetch', { request: { url: new URL(path, ORIGIN).href, method, mode } });

  return {
    dispatch,
    ask,
    kept: () => [...kept.keys()],
    fetched,
    shown,
    opened,
    /** What is open of the site. */
    pages,
    /** From here on the network answers with this status, or not at all. */
    setNetwork: (next: number | undefined) => {
      status = next;
    },
  };
}
