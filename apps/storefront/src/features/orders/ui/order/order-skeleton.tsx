import { Loading, Skeleton } from '@jara/ui/skeleton';

export function OrderSkeleton() {
  return (
    <Loading label="Loading your order">
      <Skeleton className="mb-6 h-9 w-2/3 max-w-80" />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}
