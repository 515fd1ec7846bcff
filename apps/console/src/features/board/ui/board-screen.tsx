import type { BoardOrder } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import { lazy, Suspense, useCallback, useState } from 'react';
import { WaitingActions } from '../../../shared/actions/waiting-actions.tsx';
import { useIsLive } from '../../../shared/live/live.ts';
import { VendorZone } from '../model/vendor-zone.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { CardDialog } from './order-card.tsx';
import { useBoard } from './use-board.ts';

/** It waits for what the vendor has set anyway. */
const VendorControls = lazy(async () => ({ default: (await import('./vendor-controls.tsx')).VendorControls }));
/** Their code comes with the first that is opened. */
const dialogs = () => import('./board-dialogs.tsx');
const DIALOG = {
  minutes: lazy(async () => ({ default: (await dialogs()).MinutesDialog })),
  reject: lazy(async () => ({ default: (await dialogs()).RejectDialog })),
  'stock-out': lazy(async () => ({ default: (await import('./stock-out-dialog.tsx')).StockOutDialog })),
  pin: lazy(async () => ({ default: (await dialogs()).PinDialog })),
  fail: lazy(async () => ({ default: (await import('./not-handed-over-by-vendor.tsx')).NotHandedOverByVendor })),
} as const;
const WakeLock = lazy(async () => ({ default: (await import('./wake-lock.tsx')).WakeLock }));
const Ticket = lazy(async () => ({ default: (await import('./ticket.tsx')).Ticket }));

/** The vendor's orders as they come, are made and go. */
export function BoardScreen() {
  const { board, state, columns, unseen, withoutLine } = useBoard();
  const isLive = useIsLive();
  const [opened, setOpened] = useState<{ dialog: CardDialog; order: BoardOrder }>();
  const open = useCallback((dialog: CardDialog, order: BoardOrder) => setOpened({ dialog, order }), []);
  const close = useCallback(() => setOpened(undefined), []);

  if (board.isPending) return <BoardSkeleton />;
  if (!board.data)
    return (
      <ErrorState message={board.error.message} onRetry={() => void board.refetch()} retrying={board.isFetching} />
    );
  const Opened = opened && opened.dialog !== 'print' ? DIALOG[opened.dialog] : undefined;
  return (
    <VendorZone value={state.data?.time_zone ?? 'Africa/Lagos'}>
      <div className="grid grid-cols-1 gap-3">
        <header className="flex items-center gap-2">
          <h1 className="min-w-0 flex-1 truncate text-22">{state.data?.name ?? 'Board'}</h1>
          {state.data ? (
            <Suspense>
              <VendorControls state={state.data} />
              <WakeLock />
            </Suspense>
          ) : null}
        </header>
        <WaitingActions />
        <p role="status" className="text-14 text-ink-soft empty:hidden">
          {isLive ? null : 'Not live at the moment: the board is read again every ten seconds.'}
        </p>
        {board.data.is_cut ? <p className="text-14">Only the first 500 orders are shown.</p> : null}
        <BoardColumns
          columns={columns}
          deliversItself={state.data?.self_delivery ?? false}
          unseen={unseen}
          withoutLine={withoutLine}
          onOpen={open}
        />
        {opened && Opened ? (
          <Suspense>
            <Opened order={opened.order} onClose={close} />
          </Suspense>
        ) : null}
        {opened?.dialog === 'print' ? (
          <Suspense>
            <Ticket order={opened.order} vendor={state.data?.name ?? ''} onPrinted={close} />
          </Suspense>
        ) : null}
      </div>
    </VendorZone>
  );
}
