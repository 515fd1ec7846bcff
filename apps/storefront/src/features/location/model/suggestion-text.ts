/** How the asking for places stands, while there are none to show. */
type Asking = {
  readonly isWaiting: boolean;
  /** Something was asked for. */
  readonly isAsked: boolean;
  readonly error: { readonly message: string } | null;
  readonly isOffline: boolean;
};

type Words = { readonly words: string; readonly canRetry: boolean };

/** A failed search does not show that there is no such place. */
export function suggestionText({ isWaiting, isAsked, error, isOffline }: Asking): Words | undefined {
  if (isWaiting) return { words: 'Looking for places…', canRetry: false };
  if (!isAsked) return undefined;
  if (error && isOffline) {
    return {
      words: 'You are offline, so we cannot look for places. Try again when the network is back.',
      canRetry: true,
    };
  }
  if (error) return { words: error.message, canRetry: true };
  return { words: 'No place by that name. Try the street or the area, or drop a pin on the map.', canRetry: false };
}
