import { Loading, Skeleton } from '@jara/ui/skeleton';

/** While the code or the data of a screen are on their way. */
export function ScreenSkeleton() {
  return (
    <Loading label="Loading">
      <div className="grid gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-24 w-full rounded-card" />
        <Skeleton className="h-24 w-full rounded-card" />
      </div>
    </Loading>
  );
}
