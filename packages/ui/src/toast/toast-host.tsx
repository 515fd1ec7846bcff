import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { Toast } from 'react-hot-toast/headless';
import { toast as hotToast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../icon.tsx';
import { Spinner } from '../spinner.tsx';
import type { ToastAction, ToastHost, ToastKind } from './toast-kind.ts';
import { useToastPause } from './use-toast-pause.ts';
import { useToastPlace } from './use-toast-place.ts';

const LEAVING_MS = 180;

/** Toasts have a root of their own: they are shown above whatever the other one shows. */
export function mountToasts(): ToastHost {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Toasts />);
  return {
    show(kind, content, { id, duration, action }) {
      const options = { id, duration, removeDelay: LEAVING_MS, ...(kind === 'error' && ALERT) };
      const element = <Content action={action}>{content}</Content>;
      if (kind === 'blank') hotToast(element, options);
      else hotToast[kind](element, options);
    },
    dismiss: (id) => hotToast.dismiss(id),
  };
}

const ALERT = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } } as const;

function Toasts() {
  const { toasts, handlers } = useToaster();
  const section = useRef<HTMLElement>(null);
  useToastKey(section);
  const place = useToastPlace(section, toasts);
  const pause = useToastPause(handlers, toasts);
  return (
    <section
      ref={section}
      aria-label="Notifications"
      // A layer hides what is around it from screen readers, except for what says that it is live.
      aria-live="off"
      {...pause}
      {...place}
      className="pointer-events-none fixed inset-x-0 z-100 flex max-h-[50dvh] flex-col items-center gap-2 overflow-clip px-4 [overflow-clip-margin:24px] data-[place=top]:top-0 data-[place=top]:pt-[max(0.75rem,env(safe-area-inset-top))] data-[place=bottom]:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Where the keyboard was before it came to the toasts. */
let cameFrom: Element | null = null;

function goBack(): void {
  if (cameFrom instanceof HTMLElement) cameFrom.focus();
  cameFrom = null;
}

/** Toasts stand outside the layer that holds the keyboard: F6 leads to what can be done in one, and back. */
function useToastKey(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const button = section.current?.querySelector('button');
      if (event.key !== 'F6' || !button) return;
      event.preventDefault();
      if (section.current?.contains(document.activeElement)) {
        goBack();
      } else {
        cameFrom = document.activeElement;
        button.focus();
      }
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, [section]);
}

type ContentProps = { readonly action: ToastAction | undefined; readonly children: ReactNode };

function Content({ action, children }: ContentProps) {
  if (!action) return children;
  return (
    <span className="flex items-center gap-2">
      {children}
      <button
        type="button"
        {...action.attributes}
        aria-keyshortcuts="F6"
        onClick={() => {
          goBack();
          action.onTap();
        }}
        className="-my-2.5 -me-3 inline-flex min-h-11 min-w-11 items-center justify-center rounded-pill px-3 font-semibold text-brand hover:bg-sunk"
      >
        {action.label}
      </button>
    </span>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!toast.visible && card.current?.contains(document.activeElement)) goBack();
  }, [toast.visible]);
  return (
    // biome-ignore lint/a11y: nothing is done here that time does not do; the keyboard is never under a toast.
    <div
      ref={card}
      data-toast={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      onClick={() => hotToast.dismiss(toast.id)}
      className="pointer-events-auto flex min-h-11 max-w-md shrink-0 animate-arrive items-center gap-2.5 rounded-card bg-surface px-4 py-2.5 font-medium text-14 text-ink shadow-float transition-opacity data-leaving:opacity-0"
    >
      {MARK[toast.type]}
      <div {...toast.ariaProps}>{typeof toast.message === 'function' ? toast.message(toast) : toast.message}</div>
    </div>
  );
}

const MARK = {
  blank: null,
  custom: null,
  loading: <Spinner />,
  success: <Icon name="check" className="size-5 text-brand" />,
  error: <Icon name="alert" className="size-5 text-pepper" />,
} as const satisfies Record<ToastKind, ReactNode>;
