/** Asked anew by each dialog, and then left as it was shown: whoever agrees has read it. Its failure shows there too. */
export const DIALOG_QUERY = { gcTime: 0, staleTime: 'static', meta: { failure: 'rethrow' } } as const;
