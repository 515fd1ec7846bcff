import type { Currency } from '@jara/contract';
import { useSyncExternalStore } from 'react';
import type { ChosenMethod } from '../api/chosen-method.ts';
import { readChosenMethod, subscribeToChosenMethod } from '../model/chosen-method-storage.ts';

const onServer = () => undefined;

/** How an order in this currency is to be paid; undefined while nothing is chosen for it. */
export function useChosenMethod(currency: Currency): ChosenMethod | undefined {
  const chosen = useSyncExternalStore(subscribeToChosenMethod, readChosenMethod, onServer);
  return chosen?.currency === currency ? chosen : undefined;
}
