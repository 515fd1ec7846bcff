import type { ReactNode } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import type { Listing } from '../model/listing.ts';

const loadOwnResults = () => import('./own-search-results.tsx');

type Props = {
  readonly listing: Listing;
  /** What the page shows to everyone. */
  readonly children: ReactNode;
};

/** Decisions §4: somebody signed in sees what is found around their own address, once it has come. */
export function NearestFirst({ listing, children }: Props) {
  const isSignedIn = useCustomer() !== null;
  const { loaded } = useLazyImport(loadOwnResults, isSignedIn);
  const OwnSearchResults = loaded?.default;
  return isSignedIn && OwnSearchResults ? <OwnSearchResults listing={listing}>{children}</OwnSearchResults> : children;
}
