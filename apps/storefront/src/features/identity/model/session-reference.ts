const NAME = 'session_reference';

export const sessionReference = () => new URLSearchParams(window.location.search).get(NAME);

/** It works once; left in the address, it would be passed on with a shared link. */
export function dropSessionReference(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(NAME);
  window.history.replaceState(null, '', url);
}
