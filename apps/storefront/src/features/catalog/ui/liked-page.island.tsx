import { Button, ButtonLink } from '@jara/ui/button';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { tracked } from '@/shared/analytics/tracked.ts';
import { chosenNear } from '@/shared/browser/place-cookie.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { likedVendorsQuery } from '../api/liked-vendors.query.ts';
import { learnLikes } from './hearts.ts';
import { VendorCard } from './vendor-card.tsx';
import { VendorListSkeleton } from './vendor-list-skeleton.tsx';

/** What a customer likes, wherever it is. The server's page holds nothing of anybody's (ADR 14). */
export const LikedPage = () => (
  <div className="grid grid-cols-1 gap-4">
    <h1 className="text-28">Liked</h1>
    <SignedInOnly title="Sign in to see what you like" loading={<VendorListSkeleton />}>
      {() => <LikedVendors />}
    </SignedInOnly>
  </div>
);

/** Whoever takes a heart away sees the vendor until they leave, and can give it back. */
function LikedVendors() {
  const query = useInfiniteQuery(likedVendorsQuery(chosenNear(), learnLikes));
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = query;
  if (!data) {
    if (!error) return <VendorListSkeleton />;
    return <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const vendors = data.pages.flatMap((page) => page.vendors);
  if (vendors.length === 0) return <NothingLiked />;
  return (
    <>
      <ul {...tracked('section', 'liked')} className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {vendors.map((vendor, index) => (
          <li key={vendor.id}>
            <VendorCard now={new Date()} vendor={vendor} index={index} />
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="font-medium text-14 text-pepper">
          {error.message}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="secondary"
          className="justify-self-center"
          loading={isFetchingNextPage && 'Loading…'}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

const NothingLiked = () => (
  <EmptyState title="Nothing liked yet" action={<ButtonLink href={BASE_PATH}>Find places to like</ButtonLink>}>
    Tap the heart of a vendor, and it shows here and on your home page.
  </EmptyState>
);
