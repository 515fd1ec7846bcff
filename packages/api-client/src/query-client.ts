import { type FailureCode, OUTAGES } from '@jara/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isFailure, messageOr } from './api-error.ts';
import { RETRIES, retryDelay, retryUpTo } from './retries.ts';

/** Spec §9: data is kept 5 minutes. */
export const KEPT_MS = 5 * 60_000;

/** Who shows a failure: everyone's toast, or the caller alone. */
type FailureOwner = {
  readonly failure?: 'toast' | 'rethrow';
  /** Refusals that whoever asks follows up, and says what they mean there. */
  readonly followedUp?: readonly FailureCode[];
  /** Spec §8: what is said when the server gave no message. */
  readonly fallback?: string;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureOwner;
    mutationMeta: FailureOwner;
  }
}

/**
 * For what somebody has asked to see: without a network it fails at once and says so, where it would wait without a word.
 * With one it is asked for again.
 */
export const failsOffline = {
  networkMode: 'always',
  refetchOnReconnect: true,
  retry: (failures: number, error: Error) => navigator.onLine && retryUpTo(RETRIES)(failures, error),
} as const;

/** The sentence of a failed call. What a bug says is for programmers, and what says nothing is no sentence. */
const sentenceOf = (error: unknown): string =>
  (error instanceof ApiError && error.message.trim()) || OUTAGES.UNEXPECTED.message;

type Options = {
  readonly retries?: number;
  /** A screen without its data says why, and offers to ask again. */
  readonly isSaidByScreen?: boolean;
};

/** Spec §8: most failures show the server's message as a toast, once; some calls rethrow it without displaying. */
export function createQueryClient(
  showError: (message: string) => void,
  { retries = RETRIES, isSaidByScreen = false }: Options = {},
): QueryClient {
  const show = (error: Error, meta: FailureOwner | undefined) => {
    if (meta?.failure === 'rethrow' || meta?.followedUp?.some((code) => isFailure(error, code))) return;
    showError(meta?.fallback === undefined ? sentenceOf(error) : messageOr(error, meta.fallback));
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        isSaidByScreen && query.state.data === undefined ? undefined : show(error, query.meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, _result, mutation) => show(error, mutation.meta),
    }),
    defaultOptions: {
      queries: { retry: retryUpTo(retries), retryDelay, gcTime: KEPT_MS },
      // Offline, a mutation fails at once, and is not sent later without the person's knowledge.
      mutations: { networkMode: 'always' },
    },
  });
}
