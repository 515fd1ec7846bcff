import { Button } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNow } from '../../../shared/browser/use-now.ts';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { queueQuery } from '../api/queue.query.ts';
import { QueueRow } from './queue-row.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

const MINUTE_MS = 60_000;

/** Support's first screen: what needs somebody, the oldest first, each with its next action. */
export function QueueScreen() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    queueQuery(),
  );
  // Somebody has taken or released an item; without a stream `missed` comes now and then.
  useStaffEvents(({ event }) => {
    if (event === 'queue' || event === 'missed') void refetch();
  });
  const now = useNow(MINUTE_MS / 4);
  const list = useRef<HTMLUListElement>(null);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  useQueueKeys(list, items.length > 0);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-28">Queue</h1>
        {data && (
          <p role="status" className="text-ink-soft tabular-nums">
            {total === 1 ? '1 item' : `${total} items`}
          </p>
        )}
        <p className="ms-auto hidden text-14 text-ink-soft lg:block">
          <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>Enter</kbd> opens, <kbd>t</kbd> takes or releases, <kbd>/</kbd> finds
        </p>
      </header>
      {data && error && (
        <p role="alert" className="font-medium text-14 text-pepper">
          The queue is from before: {error.message}
        </p>
      )}
      {!data && !error && <QueueSkeleton />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && items.length === 0 && (
        <EmptyState title="Nothing needs you">Orders, payments and jobs go as they should.</EmptyState>
      )}
      <ul ref={list} className="grid grid-cols-1 gap-2 empty:hidden">
        {items.map((item) => (
          <QueueRow key={`${item.kind} ${item.subject}`} item={item} now={now} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="secondary" loading={isFetchingNextPage && 'Loading more…'} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

const QueueSkeleton = () => (
  <Loading label="Loading the queue">
    <div className="grid gap-2">
      {['first', 'second', 'third', 'fourth'].map((each) => (
        <Skeleton key={each} className="h-28 w-full rounded-card md:h-20" />
      ))}
    </div>
  </Loading>
);
