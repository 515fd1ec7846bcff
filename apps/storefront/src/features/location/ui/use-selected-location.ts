import { type CustomerAddress, customerAddress } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { useSyncExternalStore } from 'react';
import { chosenLocation, subscribeToSelection } from '@/shared/browser/chosen-location.ts';

const stored = storedJson(chosenLocation, (json) => customerAddress.safeParse(json).data);
const onServer = () => undefined;

/** The address that was chosen last in this browser. */
export const useSelectedLocation = (): CustomerAddress | undefined =>
  useSyncExternalStore(subscribeToSelection, stored.read, onServer);
