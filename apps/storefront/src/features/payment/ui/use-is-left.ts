import { useSyncExternalStore } from 'react';
import { isLeft, subscribeToLeft } from '../model/left-payments.ts';

/** Whether this tab saw that payment's window closed without a payment. */
export const useIsLeft = (reference: string | undefined): boolean =>
  useSyncExternalStore(
    subscribeToLeft,
    () => reference !== undefined && isLeft(reference),
    () => false,
  );
