import type { Window as TestWindow } from 'happy-dom';
import { afterAll } from 'vitest';

/** Notes who listens to it from here on. Gives a function that sends them away. */
function noteListeners(target: EventTarget): () => void {
  const { addEventListener } = target;
  const heard: Parameters<typeof addEventListener>[] = [];
  target.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    heard.push(listener);
    addEventListener.apply(target, listener);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const listener of heard) target.removeEventListener(...listener);
  };
}

/** Notes the cookies that are set from here on, also those that a faked clock hides. Gives a function that deletes them. */
function noteCookies(): () => void {
  const set = new Set<string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => Reflect.get(Document.prototype, 'cookie', document),
    set(cookie: string) {
      set.add(cookie);
      Reflect.set(Document.prototype, 'cookie', cookie, document);
    },
  });
  return () => {
    Reflect.deleteProperty(document, 'cookie');
    // Not 0: while the clock stands still, happy-dom keeps what ends now.
    for (const cookie of set) document.cookie = `${cookie}; Max-Age=-1`;
  };
}

// The files of a worker share one page (happy-dom): each leaves it empty.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { onlineManager } = await import('@tanstack/react-query');
  // As long as all other tests wait (vitest.config.ts): a busy machine needs more than a second.
  configure({ asyncUtilTimeout: 15_000 });
  const address = window.location.href;
  const { happyDOM } = window as unknown as TestWindow;
  const { innerWidth: width, innerHeight: height } = window;
  const leave = [noteListeners(window), noteListeners(document), noteCookies()];
  afterAll(() => {
    cleanup();
    for (const each of leave) each();
    happyDOM.setViewport({ width, height });
    // It is no module of ours, and lasts as long as the worker.
    onlineManager.setOnline(true);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const { attributes } of [document.documentElement, document.body]) {
      for (const { name } of [...attributes]) attributes.removeNamedItem(name);
    }
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(window.history, name);
    window.history.replaceState(null, '', address);
  });
}
