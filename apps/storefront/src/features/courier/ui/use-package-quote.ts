'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { useDebounced } from '@/shared/browser/use-debounced.ts';
import { useIsOnline } from '@/shared/browser/use-is-online.ts';
import { packageQuoteQuery } from '../api/package-quote.query.ts';
import { changePackageForm, NO_FEE } from '../model/package-form.ts';
import { isQuoteOf, packageQuoteRequest, quotedParts } from '../model/package-quote.ts';
import { usePackageForm } from './use-package-form.ts';

/** A pause in typing the worth that is taken for its end. */
const PAUSE_MS = 500;

/** What the package costs as the form stands, which takes it over. */
export function usePackageQuote() {
  const form = usePackageForm();
  const isSignedIn = useCustomer() !== null;
  const isOnline = useIsOnline();
  const settledWorth = useDebounced(form.packageWorth, PAUSE_MS);
  const isSettled = settledWorth === form.packageWorth;
  const wanted = isSignedIn ? packageQuoteRequest(form) : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...packageQuoteQuery(isSettled ? wanted : undefined),
    enabled: isOnline,
  });
  const quote = wanted && isSettled ? data : undefined;
  const failure = wanted && isSettled && isOnline && !quote ? error : null;

  const isNews = quote ? !isQuoteOf(form, quote) : failure !== null && form.deliveryFee !== null;
  const takeOver = useEffectEvent(() => changePackageForm(quote ? quotedParts(quote, form) : NO_FEE));
  useEffect(() => {
    if (isNews) takeOver();
  }, [isNews]);

  return {
    quote,
    /** Whether one is still to come. */
    isAwaited: wanted !== undefined && isOnline && !quote && !failure,
    /** Whether it comes once the network is back. */
    isOffline: wanted !== undefined && !isOnline && !quote,
    failure,
    isFetching,
    retry: () => void refetch(),
  };
}
