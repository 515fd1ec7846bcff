'use client';

import { type CustomerAddress, customerAddress } from '@jara/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { quietly } from '@/shared/browser/local-storage.ts';
import { STORAGE_KEY, subscribeToSelection } from '../model/location-storage.ts';

const stored = () => quietly((storage) => storage.getItem(STORAGE_KEY.location)) ?? '';
const onServer = () => '';

/** The address that was chosen last in this browser. */
export function useSelectedLocation(): CustomerAddress | undefined {
  const text = useSyncExternalStore(subscribeToSelection, stored, onServer);
  return useMemo(() => {
    const read = quietly((): unknown => JSON.parse(text));
    return customerAddress.safeParse(read).data;
  }, [text]);
}
