import type { ListedVendor } from '@jara/contract';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { Field } from '@jara/ui/field';
import { TextButton } from '@jara/ui/text-button';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { SmallPicture } from '../../../shared/pictures/small-picture.tsx';
import { VendorPictures } from '../../../shared/pictures/vendor-pictures.tsx';
import { Drawer } from '../../../shared/ui/layers.tsx';
import { ScreenSkeleton } from '../../../shared/ui/screen-skeleton.tsx';
import { VENDORS, vendorsQuery } from '../api/vendors.query.ts';

/** Which vendors there are, with the numbers that their staff are added with. */
export function VendorsScreen() {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-28">Vendors</h1>
        <Link
          href="/vendors/new"
          className="inline-flex min-h-11 items-center rounded-pill bg-brand px-5 font-semibold text-brand-ink"
        >
          Add vendor
        </Link>
      </header>
      <div className="w-full md:w-80">
        <Field
          label="Name"
          name="q"
          type="search"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <VendorList q={q} />
    </div>
  );
}

function VendorList({ q }: { readonly q: string }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    vendorsQuery(q),
  );
  const [openedId, setOpenedId] = useState<number>();
  if (!data)
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <ScreenSkeleton />
    );
  const vendors = data.pages.flatMap((page) => page.vendors);
  if (vendors.length === 0) return <EmptyState title="No vendor of that name">Try a shorter part of it.</EmptyState>;
  const opened = vendors.find(({ id }) => id === openedId);
  return (
    <>
      <ul aria-label="Vendors" className="grid gap-2">
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <VendorRow vendor={vendor} onOpen={() => setOpenedId(vendor.id)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <TextButton onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {isFetchingNextPage ? 'Loading…' : 'Show more'}
        </TextButton>
      )}
      <Drawer title={opened?.name ?? ''} open={opened !== undefined} onClose={() => setOpenedId(undefined)}>
        {opened && (
          <VendorPictures
            pictures={opened}
            pathOf={(which) => `/ops/support/vendor/${opened.id}/picture/${which}`}
            onSaved={() => client.invalidateQueries({ queryKey: VENDORS })}
          />
        )}
      </Drawer>
    </>
  );
}

function VendorRow({ vendor, onOpen }: { readonly vendor: ListedVendor; readonly onOpen: () => void }) {
  const { id, name, city, has_opened, logo_url } = vendor;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <SmallPicture src={logo_url} colour="var(--sunk)" className="size-11 rounded-pill" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-14 text-ink-soft tabular-nums">
          No. {id} · {city}
          {!has_opened && ' · has not opened yet'}
        </span>
      </span>
      <TextButton onClick={onOpen} aria-label={`Pictures of ${name}`}>
        Pictures
      </TextButton>
    </div>
  );
}
