import { Loading, Skeleton } from '@jara/ui/skeleton';

/** Two cards, each with a picture and words, in the place of those that are being loaded. */
export function CardListSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div className="grid gap-4 py-4">
        {['first', 'second'].map((each) => (
          <div key={each} className="grid gap-3 rounded-card border border-line p-4">
            <div className="flex gap-3">
              <Skeleton className="size-12 rounded-card" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-2/3" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-11 w-full rounded-pill" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
