import type { ComponentType } from 'react';
import { toastImportFailure } from '../ui/toast-import-failure.ts';
import { importInSteps } from './import-in-steps.ts';
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

const held: HeldTap[] = [];
let focused: HeldTap | undefined;
let stopHolding: (() => void) | undefined;

function release(): HeldTap[] {
  for (const { control } of held) control.ariaBusy = null;
  return held.splice(0);
}

/** Called once the parts are in their places: whoever was at one of them goes on there. */
export function resumeAtParts(): void {
  stopHolding?.();
  document.documentElement.dataset['parts'] = '';
  // Unless the person has gone on to something else.
  if (focused && !focused.control.isConnected && document.activeElement === document.body)
    currentControl(focused)?.focus();
  for (const tap of release()) currentControl(tap)?.click();
}

/**
 * Loads the parts when the page is idle, or at a tap that needs them. Such a tap shows that it waits, and is answered
 * afterwards. Returns how to stop listening to taps.
 */
export function loadPartsWhenIdle(load: () => Promise<Parts>): () => void {
  let isLoading = false;
  const loadInSteps = () => importInSteps(load);
  const stop = () => window.removeEventListener('click', hold, true);
  stopHolding = stop;

  async function start(): Promise<void> {
    if (isLoading || parts) return;
    isLoading = true;
    try {
      parts = await importWithRetry(loadInSteps);
      focused = focusedControl();
      notify();
    } catch (error) {
      if (release().length > 0)
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
