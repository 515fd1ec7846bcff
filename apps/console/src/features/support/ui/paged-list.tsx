import { Button } from '@jara/ui/button';
import { ErrorState } from '@jara/ui/error-state';
import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';

type Props<Page, Item, Key extends readonly unknown[]> = {
  readonly query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, number | null>;
  readonly itemsOf: (page: Page) => readonly Item[];
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
};

/** A list that goes on when somebody asks for more. */
export function PagedList<Page, Item, Key extends readonly unknown[]>(props: Props<Page, Item, Key>) {
  const { query, itemsOf, empty, children } = props;
  const list = useInfiniteQuery(query);
  if (list.isPending) return <ScreenSkeleton />;
  if (!list.data) return <ErrorState message={list.error.message} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap(itemsOf);
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      {list.hasNextPage && (
        <Button
          look="secondary"
          className="justify-self-center"
          loading={list.isFetchingNextPage && 'Loading more…'}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}
