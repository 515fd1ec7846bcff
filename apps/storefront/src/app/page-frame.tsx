import type { ReactNode } from 'react';
import { SearchForm } from '@/features/catalog/server.ts';
import { LocationLink, listLocations } from '@/features/location/server.ts';
import { PlainFrame } from '@/shared/ui/plain-frame.tsx';

type Props = { readonly place: string; readonly q?: string; readonly children: ReactNode };

/** A page with the place and the search in its header. */
export async function PageFrame({ place, q = '', children }: Props) {
  const locations = await listLocations();
  const known = locations.ok ? locations.data : [];
  const header = (
    <>
      <LocationLink locations={known} place={place} />
      <SearchForm q={q} place={known.find(({ slug }) => slug === place)} />
    </>
  );
  return <PlainFrame header={header}>{children}</PlainFrame>;
}
