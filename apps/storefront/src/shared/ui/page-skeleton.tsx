import { Loading, Skeleton } from '@jara/ui/skeleton';

const ROWS = [1, 2, 3, 4];

/** Shown in place of the page while another is loading (globals.css: `data-navigating`). */
export function PageSkeleton() {
  return (
    <div className="skeleton-of-page mx-auto w-full max-w-7xl flex-1 px-4 pt-4 md:px-6">
      <Loading label="Loading the page">
        <Skeleton className="aspect-[5/2] w-full rounded-card md:aspect-[4/1]" />
        <Skeleton className="mt-4 h-8 w-2/3 md:w-1/3" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        {ROWS.map((row) => (
          <div key={row} className="mt-6 flex gap-4">
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-5/6" />
              <Skeleton className="h-5 w-1/4" />
            </div>
            <Skeleton className="size-28 rounded-card" />
          </div>
        ))}
      </Loading>
    </div>
  );
}
