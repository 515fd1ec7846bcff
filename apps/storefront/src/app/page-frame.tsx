import type { ReactNode } from 'react';
import { SearchForm } from '@/features/catalog/server.ts';
import { LocationLink, listLocations } from '@/features/location/server.ts';
import { SiteHeader } from '@/shared/ui/site-header.tsx';

type Props = { readonly place: string; readonly q?: string; readonly children: ReactNode };

/** The header with the place and the search, and below it a page. */
export async function PageFrame({ place, q = '', children }: Props) {
  const locations = await listLocations();
  return (
    <>
      <SiteHeader>
        <LocationLink locations={locations.ok ? locations.data : []} place={place} />
        <SearchForm q={q} place={place} />
      </SiteHeader>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 px-4 pb-16 outline-none md:px-6">
        {children}
      </main>
    </>
  );
}
