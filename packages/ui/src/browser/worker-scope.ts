/** The part of a service worker's global scope that ours uses. TypeScript's own types of it clash with those of a page. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly navigator: {
    readonly onLine: boolean;
    readonly locks: {
      request(
        name: string,
        options: { readonly ifAvailable: true },
        work: (lock: Lock | null) => Promise<void> | undefined,
      ): Promise<unknown>;
    };
  };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  /** Not in every browser. */
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'> & {
    /** Not in every browser. */
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
};

type Page = { readonly url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> };

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  fetch: Lasting & {
    readonly request: Request;
    /** What the browser asked for while the worker started, where it does so. */
    readonly preloadResponse?: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };
  message: Lasting & { readonly data: unknown };
  push: Lasting & { readonly data: { json(): unknown } | null };
  notificationclick: Lasting & { readonly notification: { readonly data: unknown; close(): void } };
};
