import type { BoardOrder } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { ErrorState } from '@jara/ui/error-state';
import { toast } from '@jara/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { actions, useActions } from '../../../shared/actions/actions.ts';
import { WaitingActions } from '../../../shared/actions/waiting-actions.tsx';
import { useIsLive, useStaffEvents } from '../../../shared/live/live.ts';
import { NotificationChoice } from '../../../shared/push/notification-choice.tsx';
import { boardQuery, vendorStateQuery } from '../api/board.query.ts';
import { isBoardAction } from '../api/board-actions.ts';
import { createBoardReader } from '../model/board-cache.ts';
import { ringer } from '../model/ringer.ts';
import { createColumns } from '../model/shown-order.ts';
import { VendorZone } from '../model/vendor-zone.ts';
import { BoardColumns } from './board-columns.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import type { CardDialog } from './order-card.tsx';
import { useNewOrderNotification } from './use-new-order-notification.ts';
import { useRinging } from './use-ringing.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** It waits for what the vendor has set anyway. */
const VendorControls = lazy(async () => ({ default: (await import('./vendor-controls.tsx')).VendorControls }));
/** Their code comes with the first that is opened. */
const dialogs = () => import('./board-dialogs.tsx');
const DIALOG = {
  minutes: lazy(async () => ({ default: (await dialogs()).MinutesDialog })),
  reject: lazy(async () => ({ default: (await dialogs()).RejectDialog })),
  'stock-out': lazy(async () => ({ default: (await dialogs()).StockOutDialog })),
  pin: lazy(async () => ({ default: (await dialogs()).PinDialog })),
} as const;
const Ticket = lazy(async () => ({ default: (await import('./ticket.tsx')).Ticket }));
const NO_ORDERS: readonly BoardOrder[] = [];

/** The vendor's orders as they come, are made and go. */
export function BoardScreen() {
  const client = useQueryClient();
  const board = useQuery(boardQuery());
  const state = useQuery(vendorStateQuery());
  const { waiting } = useActions();
  const isLive = useIsLive();
  const [reader] = useState(() => createBoardReader(client));
  const [columnsOf] = useState(createColumns);
  const [opened, setOpened] = useState<{ dialog: CardDialog; order: BoardOrder }>();

  useStaffEvents((said) => {
    if (said.event === 'order') reader.changed(said.data.order_id, said.data.version);
    if (said.event === 'missed') reader.readAll();
    if (said.event === 'vendor' || said.event === 'missed')
      void client.invalidateQueries({ queryKey: vendorStateQuery().queryKey });
  });
  useEffect(
    () =>
      actions.onSettled((result) => {
        if (!isBoardAction(result.action.name)) return;
        if ('error' in result) toast.error(`#${result.action.subjectId}: ${(result.error as Error).message}`);
        // What it has become is read, also where the stream is slower than the answer.
        reader.changed(result.action.subjectId);
      }),
    [reader],
  );
  useWakeLock();

  const orders = board.data?.orders ?? NO_ORDERS;
  const columns = useMemo(() => columnsOf(orders, waiting), [columnsOf, orders, waiting]);
  const { ringing, isMuted, touch, touchAll } = useRinging(columns.new);
  useNewOrderNotification(ringing);
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
      <div className="grid grid-cols-1 gap-4">
        <header className="flex flex-wrap items-center gap-2">
          <h1 className="me-auto text-22">{state.data?.name ?? 'Board'}</h1>
          {ringing.size > 0 ? (
            <Button look="secondary" onClick={touchAll}>
              Stop ringing
            </Button>
          ) : null}
          <NotificationChoice />
          {state.data ? (
            <Suspense>
              <VendorControls state={state.data} />
            </Suspense>
          ) : null}
        </header>
        {isMuted ? (
          <Button look="secondary" wide onClick={ringer.unlock}>
            The sound is off in this browser. Tap to turn it on
          </Button>
        ) : null}
        <WaitingActions />
        <p role="status" className="text-14 text-ink-soft empty:hidden">
          {isLive ? null : 'Not live at the moment: the board is read again every ten seconds.'}
        </p>
        {board.data.is_cut ? <p className="text-14">Only the first 500 orders are shown.</p> : null}
        <BoardColumns
          columns={columns}
          deliversItself={state.data?.self_delivery ?? false}
          ringing={ringing}
          onTouch={touch}
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
