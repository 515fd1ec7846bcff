import type { ReactNode } from 'react';
import type { ToastAction, ToastHost, ToastKind } from './toast-kind.ts';

/** Spec §9, in milliseconds. */
const TOAST_DURATION = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const satisfies Record<ToastKind, number>;

export type ToastOptions = {
  /** A toast with the id of one that is up takes its place: 'Saving…' becomes 'Saved'. */
  id?: string;
  /** Only where the specification gives another time than its kind's, or something can be done. */
  duration?: number;
  action?: ToastAction;
};

let mounted: Promise<ToastHost | undefined> | undefined;

/** Fetched and made for the first toast. Where it does not come, the next toast asks for it again. */
const host = () =>
  (mounted ??= import('./toast-host.tsx').then(
    ({ mountToasts }) => mountToasts(),
    () => (mounted = undefined),
  ));

let made = 0;

/** One message for one thing: words that are up already are not stacked. They stay, from the last time they were said. */
function idOf(kind: ToastKind, content: ReactNode): string {
  if (typeof content === 'string') return `${kind}: ${content}`;
  made += 1;
  return `toast-${made}`;
}

function show(kind: ToastKind, content: ReactNode, { id, duration, action }: ToastOptions = {}): string {
  const toastId = id ?? idOf(kind, content);
  const duringMs = duration ?? TOAST_DURATION[kind];
  void host().then((toasts) => toasts?.show(kind, content, { id: toastId, duration: duringMs, action }));
  return toastId;
}

/** Each returns the toast's id. */
export const toast = {
  blank: (message: string, options?: ToastOptions) => show('blank', message, options),
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  loading: (message: string, options?: ToastOptions) => show('loading', message, options),
  custom: (content: ReactNode, options?: ToastOptions) => show('custom', content, options),
  dismiss: (id: string) => void mounted?.then((toasts) => toasts?.dismiss(id)),
};
