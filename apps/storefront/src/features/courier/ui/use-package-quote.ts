import { useIsOnline } from '@jara/ui/browser/use-is-online';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { useDebounced } from '@/shared/browser/use-debounced.ts';
import { packageQuoteQuery } from '../api/package-quote.query.ts';
import { changePackageForm, NO_FEE } from '../model/package-form.ts';
import { packageQuoteRequest, quotedParts } from '../model/package-quote.ts';
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

  // Only what this tab has just been told is written. Two tabs that corrected each other's fee would never end.
  const takeOver = useEffectEvent(() => quote && changePackageForm(quotedParts(quote, form)));
  const lacksFee = form.deliveryFee === null;
  useEffect(() => {
    if (quote) takeOver();
    else if (failure) changePackageForm(NO_FEE);
  }, [quote, failure]);
  useEffect(() => {
    if (lacksFee) takeOver();
  }, [lacksFee]);

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
