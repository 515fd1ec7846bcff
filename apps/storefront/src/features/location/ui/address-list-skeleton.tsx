import { Loading, Skeleton } from '@jara/ui/skeleton';

export const AddressListSkeleton = () => (
  <Loading label="Loading your addresses">
    <div className="grid gap-2 pt-7">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </div>
  </Loading>
);
