import { Loading, Skeleton } from '@jara/ui/skeleton';

/** As the figures will stand: totals, two charts side by side, one across. */
export const FiguresSkeleton = () => (
  <Loading label="Loading figures">
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid grid-cols-2 gap-3 lg:col-span-2 lg:grid-cols-6 lg:gap-4">
        {['visits', 'rate', 'orders', 'naira', 'cedis', 'events'].map((each) => (
          <Skeleton key={each} className="h-20 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-136 rounded-card" />
      <Skeleton className="h-136 rounded-card" />
      <Skeleton className="h-100 rounded-card lg:col-span-2" />
    </div>
  </Loading>
);
