import { useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { chosenCity, subscribeToSelection } from '@/shared/browser/chosen-location.ts';
import { headerName, NOTHING_CHOSEN, type PagePlace } from '../model/header-name.ts';
import { chosenAddress } from '../model/selected-location.ts';

/** The page itself is everyone's and names its place; what was chosen in this browser is known once its code has come. */
export function LocationName(page: PagePlace) {
  const isSignedIn = useCustomer() !== null;
  const name = useSyncExternalStore(
    subscribeToSelection,
    () => headerName(page, { address: isSignedIn ? chosenAddress() : undefined, city: chosenCity() }),
    () => headerName(page, NOTHING_CHOSEN),
  );
  return <span className="truncate">{name}</span>;
}
