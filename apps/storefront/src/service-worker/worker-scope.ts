/** The part of a service worker's global scope that ours uses. TypeScript's own types of it clash with those of a page. */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
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
  fetch: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
  message: Lasting & { readonly data: unknown };
  push: Lasting & { readonly data: { json(): unknown } | null };
  notificationclick: Lasting & { readonly notification: { readonly data: unknown; close(): void } };
};
