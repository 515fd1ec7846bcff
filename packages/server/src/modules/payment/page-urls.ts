type Asked = {
  readonly callback_url?: string | undefined;
  readonly return_url?: string | undefined;
  readonly cancel_url?: string | undefined;
};

export type PageUrls = { readonly return_url: string; readonly cancel_url: string };

/** Reliability, threats: the payer comes back to our own origin, and there to the storefront alone. */
function isOurPage(publicUrl: string, url: string): boolean {
  const { origin, pathname, username, password } = new URL(url);
  if (origin !== new URL(publicUrl).origin || username !== '' || password !== '') return false;
  return pathname === '/store' || pathname.startsWith('/store/');
}

/** Where the payer comes back to, or undefined if one of the pages is not ours. */
export function pageUrls(publicUrl: string, home: string, asked: Asked): PageUrls | undefined {
  const given = [asked.callback_url, asked.return_url, asked.cancel_url].filter((url) => url !== undefined);
  if (!given.every((url) => isOurPage(publicUrl, url))) return undefined;
  const return_url = asked.return_url ?? asked.callback_url ?? new URL(home, publicUrl).href;
  return { return_url, cancel_url: asked.cancel_url ?? return_url };
}
