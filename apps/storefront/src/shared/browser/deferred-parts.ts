import type { ComponentType } from 'react';
import { toastImportFailure } from '../ui/toast-import-failure.ts';
import { importWithRetry } from './import-with-retry.ts';
import { listeners } from './listeners.ts';
import { whenIdle } from './when-idle.ts';

/** Components by their names. What each takes is known where it is declared (deferred-part.tsx). */
// biome-ignore lint/suspicious/noExplicitAny: a list of components of all kinds.
export type Parts = Readonly<Record<string, ComponentType<any>>>;

let parts: Parts | undefined;
const { notify, subscribe } = listeners();

export const subscribeToParts = subscribe;
/** All of them once their file is loaded; they come together. */
export const loadedParts = () => parts;

/** A link or a button inside `data-deferred`: what answers it is in the file of the parts. */
type HeldTap = { readonly control: HTMLElement; readonly place: HTMLElement };

const CONTROL = 'a, button';

function heldTap(event: MouseEvent): HeldTap | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROL) : null;
  const place = control?.closest<HTMLElement>('[data-deferred]');
  return control && place ? { control, place } : undefined;
}

/** The same control, or the one that has taken its place. */
const currentControl = ({ control, place }: HeldTap) =>
  control.isConnected ? control : place.querySelector<HTMLElement>(CONTROL);

/** What has the focus, if a part may take its place. */
function focusedControl(): HeldTap | undefined {
  const control = document.activeElement;
  const place = control?.closest<HTMLElement>('[data-deferred]');
  return control instanceof HTMLElement && place ? { control, place } : undefined;
}

/**
 * Loads the parts when the page is idle, or at a tap that needs them. Such a tap shows that it waits, and is answered
 * afterwards. Returns how to stop listening to taps.
 */
export function loadPartsWhenIdle(load: () => Promise<Parts>): () => void {
  const held: HeldTap[] = [];
  let isLoading = false;
  const stop = () => window.removeEventListener('click', hold, true);

  function release(): void {
    for (const { control } of held) control.ariaBusy = null;
  }
  async function start(): Promise<void> {
    if (isLoading || parts) return;
    isLoading = true;
    try {
      const loaded = await importWithRetry(load);
      const focused = focusedControl();
      parts = loaded;
      notify();
      stop();
      release();
      // In a task of its own: by then the parts are in their places, and listen.
      setTimeout(() => {
        document.documentElement.dataset['parts'] = '';
        if (focused && !focused.control.isConnected) currentControl(focused)?.focus();
        for (const tap of held.splice(0)) currentControl(tap)?.click();
      });
    } catch (error) {
      release();
      if (held.splice(0).length > 0)
        toastImportFailure(error, 'We could not open this. Please try again when the network is back.');
    } finally {
      isLoading = false;
    }
  }
  function hold(event: MouseEvent): void {
    const tap = heldTap(event);
    if (!tap) return;
    event.preventDefault();
    event.stopPropagation();
    tap.control.ariaBusy = 'true';
    held.push(tap);
    void start();
  }

  if (!parts) {
    // Before anything on the page hears of it: half there, it would answer the tap in part.
    window.addEventListener('click', hold, true);
    whenIdle(() => void start());
  }
  return stop;
}
