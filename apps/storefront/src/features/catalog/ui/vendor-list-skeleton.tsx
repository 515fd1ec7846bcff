import { Loading, Skeleton } from '@jara/ui/skeleton';

const CARDS = [1, 2, 3, 4, 5, 6];

export function VendorListSkeleton() {
  return (
    <Loading label="Loading vendors">
      <div className="grid gap-x-6 gap-y-6 md:grid-cols-2 md:gap-y-8 xl:grid-cols-3">
        {CARDS.map((card) => (
          <div key={card} className="grid gap-2">
            <Skeleton className="aspect-[2/1] w-full rounded-card md:aspect-video" />
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
