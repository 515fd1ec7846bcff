import { useMemo } from 'react';
import type { CodeParameter } from '../config/code-parameters.ts';
import { useSearchParams } from './address.ts';
import { createQueryDialogs } from './query-dialog-history.ts';
import { useIsInBrowser } from './use-is-in-browser.ts';

let dialogs: ReturnType<typeof createQueryDialogs> | undefined;

function queryDialogs() {
  dialogs ??= createQueryDialogs({
    history: window.history,
    href: () => window.location.href,
    onPopState: (listener) => window.addEventListener('popstate', listener),
  });
  return dialogs;
}

/** Takes parameters out of the address that have done their work. */
export const dropParameters = (...names: readonly CodeParameter[]) => queryDialogs().drop(names);

/** Opens a dialog from where there is no component; the one that reads these parameters shows it. */
export const showQueryDialog = <Name extends CodeParameter>(names: readonly Name[], values: Values<Name>) =>
  queryDialogs().show(names, values);

/** For a navigation that follows from what a dialog has found: it begins once the dialog is gone. */
export const afterQueryDialog = (then: () => void) => queryDialogs().afterClosing(then);

type Values<Name extends CodeParameter> = { readonly [Each in Name]?: string | undefined };

export type QueryDialog<Name extends CodeParameter> = {
  /** What the address says. Empty on the server, whose page is the same for everyone (ADR 14). */
  readonly values: Values<Name>;
  readonly show: (values: Values<Name>, how?: 'push' | 'replace') => void;
  readonly close: () => void;
};

/**
 * The one way to open a dialog from the address. `names` are the dialog's parameters, a constant outside the component:
 * any of them in the address opens it, and closing takes all of them away. Nothing is asked of the server; Back closes the
 * dialog, a reload opens it again, other parameters stay. Its `Dialog` or `Drawer` says `closesOnBack={false}`.
 */
export function useQueryDialog<Name extends CodeParameter>(names: readonly Name[]): QueryDialog<Name> {
  const parameters = useSearchParams();
  const isInBrowser = useIsInBrowser();
  return useMemo(() => {
    const found = isInBrowser
      ? names.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name)]] : []))
      : [];
    return {
      values: Object.fromEntries(found) as Values<Name>,
      show: (values, how) => queryDialogs().show(names, values, how),
      close: () => queryDialogs().close(names),
    };
  }, [names, parameters, isInBrowser]);
}
