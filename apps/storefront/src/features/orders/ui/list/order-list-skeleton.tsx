import { Loading, Skeleton } from '@jara/ui/skeleton';

export function OrderListSkeleton() {
  return (
    <Loading label="Loading your orders">
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((each) => (
          <div key={each} className="flex items-center gap-3 rounded-card border border-line p-3 sm:p-4">
            <Skeleton className="size-12 rounded-card" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-2/3" />
            </div>
            <Skeleton className="h-5 w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
