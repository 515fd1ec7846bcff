/** The part of a browser window that this needs; a test gives its own. */
export type DialogPage = {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  href: () => string;
  onPopState: (listener: () => void) => void;
};

/** For each dialog that the address opens, how many entries below this one it was opened. */
type Steps = Readonly<Record<string, number>>;

function stepsOf(state: unknown): Steps {
  if (typeof state !== 'object' || state === null || !('dialogSteps' in state)) return {};
  return typeof state.dialogSteps === 'object' ? (state.dialogSteps as Steps) : {};
}

/** The same, as an entry above this one has to say it. */
export const stepsFromAbove = (state: unknown): Steps =>
  Object.fromEntries(Object.entries(stepsOf(state)).map(([dialog, steps]) => [dialog, steps + 1]));

type Values = Readonly<Record<string, string | undefined>>;

/** Set values are written, `undefined` takes a parameter away, and all others stay. */
function withParameters(href: string, values: Values): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Dialogs that query parameters open. Entries are written to the history without asking the server; components hear of
 * them by address.ts. A dialog that was opened on this page is closed by going back to the entry below it, so that Back
 * does not open it again; one that a link or a reload of it has opened, by taking its parameters out of the address.
 */
export function createQueryDialogs(page: DialogPage) {
  let isGoingBack = false;
  let whenBack: (() => void)[] = [];
  page.onPopState(() => {
    isGoingBack = false;
    const waiting = whenBack;
    whenBack = [];
    // Whatever else listens to the step back hears of it first (navigation.ts, layer-history.ts).
    for (const then of waiting) setTimeout(then);
  });

  const layerDepth = () => (page.history.state as { layerDepth?: number } | null)?.layerDepth;
  // A layer that is open stays so (layer-history.ts).
  const stateWith = (dialogSteps: Steps) => ({ dialogSteps, ...(layerDepth() && { layerDepth: layerDepth() }) });

  const replace = (values: Values) =>
    page.history.replaceState(stateWith(stepsOf(page.history.state)), '', withParameters(page.href(), values));
  const drop = (names: readonly string[]) => replace(Object.fromEntries(names.map((name) => [name, undefined])));

  return {
    /** Opens the dialog on an entry of its own; if it is open, changes that one unless `how` asks for another. */
    show(names: readonly string[], values: Values, how?: 'push' | 'replace'): void {
      const { searchParams } = new URL(page.href());
      const isOpen = names.some((name) => searchParams.has(name));
      const above = stepsFromAbove(page.history.state);
      // Where a link has opened it, there is no entry without it to go back to.
      const steps = isOpen ? above : { ...above, [names.join()]: 1 };
      if ((how ?? (isOpen ? 'replace' : 'push')) === 'replace') replace(values);
      else page.history.pushState(stateWith(steps), '', withParameters(page.href(), values));
    },
    drop,
    /** At once, or after the step back of a dialog that is being closed, which would undo a navigation begun before it. */
    afterClosing(then: () => void): void {
      if (isGoingBack) whenBack.push(then);
      else then();
    },
    close(names: readonly string[]): void {
      // A second tap before the first has led back would leave the page.
      if (isGoingBack) return;
      const steps = stepsOf(page.history.state)[names.join()];
      isGoingBack = steps !== undefined;
      if (steps === undefined) drop(names);
      else page.history.go(-steps);
    },
  };
}
