/** What is answered by code that has not come yet. Other links work without any. */
const ANSWERED_BY_CODE =
  'button:not([data-show-picture]), [data-island]:not([data-links]) a, a[data-needs-code], [data-needs-code] a';

type Tap = {
  readonly control: HTMLElement;
  /** The island that it is in, which may put another control in its place. */
  readonly island: HTMLElement | null;
};

const taps: Tap[] = [];

function remember(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWERED_BY_CODE) : null;
  // A popover opens by itself.
  if (!control || (control instanceof HTMLButtonElement && control.popoverTargetElement)) return;
  // Nothing else hears of it: code that is half there would swallow it, or answer it as well.
  event.preventDefault();
  event.stopPropagation();
  control.ariaBusy = 'true';
  taps.push({ control, island: control.closest<HTMLElement>('[data-island]') });
}

export const rememberTaps = () => window.addEventListener('click', remember, true);
export const stopRememberingTaps = () => window.removeEventListener('click', remember, true);

/** No button looks any longer as if it would still be answered. */
export function forgetTaps(): void {
  stopRememberingTaps();
  for (const { control } of taps.splice(0)) control.ariaBusy = null;
}

/** In their order, at the same control or the one that stands in its place by now. */
export function repeatTaps(): void {
  for (const { control, island } of taps.splice(0)) {
    control.ariaBusy = null;
    const current = control.isConnected ? control : island?.querySelector<HTMLElement>('a, button');
    current?.click();
  }
}
