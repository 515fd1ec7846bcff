import { useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { subscribeToSelection } from '@/shared/browser/chosen-location.ts';
import { selectedName } from '../model/selected-location.ts';

const onServer = () => '';

/** The short name of the address that somebody who is signed in has chosen; else the empty text. */
export function useAddressName(): string {
  const customer = useCustomer();
  const name = useSyncExternalStore(subscribeToSelection, selectedName, onServer);
  return customer ? name : '';
}
