type Asked = {
  readonly callback_url?: string | undefined;
  readonly return_url?: string | undefined;
  readonly cancel_url?: string | undefined;
};

export type PageUrls = { readonly return_url: string; readonly cancel_url: string };

/** Whoever decodes a path once more would walk out of `/store` by these. */
const HIDDEN_SEPARATOR = /%2f|%5c|%00/i;

/**
 * Reliability, threats: the payer comes back to our own origin, and there to the storefront alone. Gives the URL as it
 * was checked, not as it was typed, so that nobody reads it another way.
 */
function ourPage(publicUrl: string, url: string): string | undefined {
  const { origin, pathname, username, password, href } = new URL(url);
  if (origin !== new URL(publicUrl).origin || username !== '' || password !== '') return undefined;
  if (url.includes('\\') || HIDDEN_SEPARATOR.test(pathname)) return undefined;
  return pathname === '/store' || pathname.startsWith('/store/') ? href : undefined;
}

/** Where the payer comes back to, or undefined if one of the pages is not ours. */
export function pageUrls(publicUrl: string, home: string, asked: Asked): PageUrls | undefined {
  const own = new URL(home, publicUrl).href;
  const callback_url = ourPage(publicUrl, asked.callback_url ?? own);
  const return_url = ourPage(publicUrl, asked.return_url ?? asked.callback_url ?? own);
  const cancel_url = ourPage(publicUrl, asked.cancel_url ?? asked.return_url ?? asked.callback_url ?? own);
  return callback_url && return_url && cancel_url ? { return_url, cancel_url } : undefined;
}
