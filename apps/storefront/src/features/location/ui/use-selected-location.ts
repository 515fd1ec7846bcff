import { type CustomerAddress, customerAddress } from '@jara/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { chosenLocation, subscribeToSelection } from '@/shared/browser/chosen-location.ts';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';

const stored = () => chosenLocation.read() ?? '';
const onServer = () => '';

/** The address that was chosen last in this browser. */
export function useSelectedLocation(): CustomerAddress | undefined {
  const text = useSyncExternalStore(subscribeToSelection, stored, onServer);
  return useMemo(() => {
    const read = tryOrUndefined((): unknown => JSON.parse(text));
    return customerAddress.safeParse(read).data;
  }, [text]);
}
