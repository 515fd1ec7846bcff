import { errorCode, trackError } from './track-error.ts';

/** Undefined for what is no address; older phones have no `URL.parse`. */
function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** `/store/static/a.js:1:20` of a script of ours; undefined for one of an extension, or a page in between. */
function placeOf(address: string, line: number | string, column: number | string): string | undefined {
  const url = urlOf(address);
  return url?.origin === window.location.origin ? `${url.pathname}:${line}:${column}` : undefined;
}

/** Where an error was thrown, by the first line of its stack, which browsers write as 'at f (address:1:20)' or 'f@address:1:20'. */
function thrownAt(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  const [, address, line, column] = stack?.match(/(?:^\s+at .*?|@)([a-z-]+:\/\/[^\s()]+?):(\d+):(\d+)/m) ?? [];
  return address && line && column ? placeOf(address, line, column) : undefined;
}

function trackResource(element: Element): void {
  // Without a network no file loads.
  if (!navigator.onLine) return;
  const url = urlOf(element.getAttribute('src') ?? element.getAttribute('href') ?? '', window.location.href);
  // An address may be the content itself.
  if (url?.protocol.startsWith('http')) trackError('resource', element.localName, url.pathname);
}

function recordError(event: Event): void {
  if (event.target instanceof Element) trackResource(event.target);
  if (!(event instanceof ErrorEvent)) return;
  const source = placeOf(event.filename, event.lineno, event.colno);
  if (source) trackError('script', errorCode(event.error), source);
}

function recordRejection({ reason }: PromiseRejectionEvent): void {
  const source = thrownAt(reason);
  if (source) trackError('script', errorCode(reason), source);
}

/** Errors of our scripts, and files that did not load. */
export function watchErrors(): () => void {
  // Files that fail say so to their element alone, on the way down.
  window.addEventListener('error', recordError, { capture: true });
  window.addEventListener('unhandledrejection', recordRejection);
  return () => {
    window.removeEventListener('error', recordError, { capture: true });
    window.removeEventListener('unhandledrejection', recordRejection);
  };
}
