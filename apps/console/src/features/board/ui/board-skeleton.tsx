import { Skeleton } from '@jara/ui/skeleton';

/** The board's own shape. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3 md:grid-cols-4">
      <p role="status" className="sr-only">
        The board is loading.
      </p>
      {['new', 'making', 'ready', 'gone'].map((column) => (
        <div key={column} className="grid gap-3 max-md:not-first-of-type:hidden">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-64 w-full rounded-card" />
          <Skeleton className="h-48 w-full rounded-card" />
        </div>
      ))}
    </div>
  );
}
