'use client';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Toast } from 'react-hot-toast/headless';
import { toast as hotToast, useToaster } from 'react-hot-toast/headless';
import { tapped } from '../analytics/tracked.ts';
import { isMobile } from '../browser/mobile.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import type { ToastAction, ToastHost, ToastKind } from './toast-kind.ts';

const LEAVING_MS = 180;

/** Toasts have a root of their own, so that a page which shows none carries nothing for them. */
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
  const top = useTop(section, toasts);
  return (
    <section
      ref={section}
      aria-label="Notifications"
      // A layer hides what is around it from screen readers, except for what says that it is live.
      aria-live="off"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      style={{ top }}
      className="pointer-events-none fixed inset-x-0 z-100 flex flex-col items-center gap-2 px-4 pt-[max(0.75rem,env(safe-area-inset-top))]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** The title of the sheet on top, unless that is on its way out. */
const sheetTitle = () =>
  [...document.querySelectorAll('[role="dialog"]:not([data-ending-style]) > header')].at(-1)?.getBoundingClientRect();

/** Toasts stand at the top of the screen. Where a phone's sheet has its title there, they stand below it. */
function useTop(section: RefObject<HTMLElement | null>, toasts: readonly Toast[]): number {
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more toasts are higher.
  useLayoutEffect(() => {
    const place = () => {
      const title = isMobile(window.innerWidth) ? sheetTitle() : undefined;
      setTop(title && title.top < (section.current?.offsetHeight ?? 0) ? title.bottom : 0);
    };
    place();
    // A sheet that opens or closes comes to rest.
    document.addEventListener('transitionend', place);
    return () => document.removeEventListener('transitionend', place);
  }, [section, toasts]);
  return top;
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
        {...tapped('button', action.name)}
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
  return (
    <div
      data-toast={toast.type}
      data-leaving={toast.visible ? undefined : ''}
      className="pointer-events-auto flex min-h-11 max-w-md animate-arrive items-center gap-2.5 rounded-card bg-surface px-4 py-2.5 font-medium text-14 text-ink shadow-float transition-opacity data-leaving:opacity-0"
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
