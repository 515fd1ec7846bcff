import { pictureEndpoints } from '@jara/contract';
import { ErrorState } from '@jara/ui/error-state';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../shared/api/call.ts';
import { VendorPictures } from '../../../shared/pictures/vendor-pictures.tsx';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';

const ownPicturesQuery = () =>
  queryOptions({
    queryKey: ['own pictures'],
    queryFn: ({ signal }) => call(pictureEndpoints.getOwnPictures, {}, { signal }),
    meta: { failure: 'rethrow' },
  });

/** The vendor's own logo and cover picture. */
export function PicturesScreen() {
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(ownPicturesQuery());
  return (
    <div className="mx-auto max-w-2xl">
      <Link href="/menu" className="inline-flex min-h-11 items-center font-semibold text-brand">
        ‹ Menu
      </Link>
      <h1 className="mb-4 text-28">Logo and cover</h1>
      {data && (
        <VendorPictures
          pictures={data}
          pathOf={(which) => `/ops/vendor/picture/${which}`}
          onSaved={() => client.invalidateQueries({ queryKey: ownPicturesQuery().queryKey })}
        />
      )}
      {!data && !error && <ScreenSkeleton />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
    </div>
  );
}
