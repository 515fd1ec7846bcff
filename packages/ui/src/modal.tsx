import { Drawer as BaseDrawer } from '@base-ui/react/drawer';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { followTouch } from './browser/follow-touch.ts';
import { useIsMobile } from './browser/mobile.ts';
import { recoverFocus } from './browser/recover-focus.ts';
import { IconButton } from './icon-button.tsx';

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** A way back to the view that this one was opened from, before the title. */
  back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** A sentence below the title; a screen reader says it when the layer opens. */
  description?: string | undefined;
  children: ReactNode;
  /** Stays in sight below the content: the next thing to do. */
  footer?: ReactNode;
  /** Where typing begins. A finger chooses for itself: focus would bring up the keyboard over what is to be read. */
  firstField?: RefObject<HTMLInputElement | null>;
  /** True where the keyboard scrolls the content from control to control, all the way. */
  hasControls?: boolean;
  /** More attributes of the layer: what it is called in events. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
};

/** Where a layer stands on a desktop. On a phone both rise from the bottom and are swiped down. */
const PLACE = {
  centre: {
    viewport: 'md:items-center md:justify-center md:p-6',
    popup:
      'max-h-[92dvh] md:max-h-[min(85dvh,52rem)] md:max-w-lg md:rounded-sheet md:data-ending-style:translate-y-2 md:data-ending-style:opacity-0 md:data-starting-style:translate-y-2 md:data-starting-style:opacity-0',
    swipe: 'down',
  },
  side: {
    viewport: 'md:items-stretch md:justify-end',
    popup:
      'h-dvh md:max-w-105 md:rounded-l-sheet md:data-ending-style:translate-x-full md:data-ending-style:translate-y-0 md:data-starting-style:translate-x-full md:data-starting-style:translate-y-0',
    swipe: 'right',
  },
} as const;

/** Ends above the toasts that stand at the bottom. */
const POPUP =
  'flex w-full flex-col pb-(--toasts) bg-surface text-ink shadow-float outline-none transition-[translate,opacity] duration-200 ease-settle translate-x-(--drawer-swipe-movement-x) translate-y-(--drawer-swipe-movement-y) data-swiping:select-none data-swiping:transition-none max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full';

/** Fetch it where it opens: no page needs it to be seen. Whether Back closes it is the app's to say, which has a history. */
export function Modal({
  place,
  open,
  onClose,
  title,
  back,
  description,
  children,
  footer,
  firstField,
  hasControls = false,
  attributes,
}: ModalProps & { place: keyof typeof PLACE }) {
  const mobile = useIsMobile();
  const { viewport, popup, swipe } = PLACE[place];
  // What opened it may be gone when it closes.
  useEffect(() => (open ? () => recoverFocus() : undefined), [open]);
  return (
    <BaseDrawer.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection={mobile ? 'down' : swipe}>
      <BaseDrawer.Portal>
        <BaseDrawer.Backdrop
          // Also over a layer that this one stands on.
          forceRender
          className="fixed inset-0 z-50 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:transition-none"
        />
        <BaseDrawer.Viewport className={clsx('fixed inset-0 z-50 flex items-end', viewport)}>
          <BaseDrawer.Popup
            {...attributes}
            onTouchStart={followTouch}
            // A centred dialog has no edge to be pushed over.
            {...(!mobile && place === 'centre' && { 'data-base-ui-swipe-ignore': '' })}
            {...(firstField && {
              initialFocus: (openedBy: string) =>
                openedBy === 'touch' || firstField.current?.disabled ? true : firstField.current,
            })}
            className={clsx(POPUP, popup, place === 'centre' && 'rounded-t-sheet')}
          >
            <header className="flex shrink-0 touch-none items-center gap-2 pt-3 ps-5 pe-2 pb-2 max-md:relative max-md:pt-5">
              <span
                aria-hidden="true"
                className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-pill bg-line md:hidden"
              />
              {back && <IconButton icon="back" label={back.label} className="-ms-3" onClick={back.onBack} />}
              <BaseDrawer.Title className="min-w-0 flex-1 text-22">{title}</BaseDrawer.Title>
              <BaseDrawer.Close render={<IconButton icon="close" label="Close" />} />
            </header>
            <BaseDrawer.Content
              // Words that are longer than the screen are scrolled by keyboard too.
              tabIndex={hasControls ? -1 : 0}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 -outline-offset-3"
            >
              {description ? (
                <BaseDrawer.Description className="mb-4 text-ink-soft">{description}</BaseDrawer.Description>
              ) : null}
              {children}
            </BaseDrawer.Content>
            {footer ? <footer className="shrink-0 border-line border-t px-5 pt-3 pb-3">{footer}</footer> : null}
            <span aria-hidden="true" className="pb-safe" />
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  );
}
