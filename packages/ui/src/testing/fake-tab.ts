type Entry = { state: unknown; href: string };

const ORIGIN = 'https://jara.test';

/** A tab's history without a browser: it was on '/z' before it came to '/a'. Going back is told at once. */
export function openTab() {
  const entries: Entry[] = ['/z', '/a'].map((path) => ({ state: { ofOthers: true }, href: `${ORIGIN}${path}` }));
  let index = 1;
  const listeners: (() => void)[] = [];
  const here = () => entries[index] ?? { state: null, href: '' };
  const push = (entry: Entry) => {
    entries.splice(index + 1, entries.length, entry);
    index += 1;
  };
  const go = (steps = 0) => {
    index += steps;
    for (const listener of listeners) listener();
  };
  return {
    entries,
    /** The path with its parameters. */
    href: () => here().href.slice(ORIGIN.length),
    state: () => here().state,
    /** Another page's entry has nobody's marks. */
    navigate: (path: string) => push({ state: { ofOthers: true }, href: `${ORIGIN}${path}` }),
    back: () => go(-1),
    forward: () => go(1),
    page: {
      history: {
        get state() {
          return here().state;
        },
        pushState: (state: unknown, _title: string, href = here().href) => push({ state, href: String(href) }),
        replaceState: (state: unknown, _title: string, href: string | URL | null = here().href) => {
          entries[index] = { state, href: String(href) };
        },
        back: () => go(-1),
        go,
      },
      href: () => here().href,
      onPopState: (listener: () => void) => {
        listeners.push(listener);
      },
    },
  };
}
