const ENTITY = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' } as const;

const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITY[character as keyof typeof ENTITY]);

/** A list of addresses as search engines read it: `<urlset><url><loc>…`. */
export function addressList(
  root: 'urlset' | 'sitemapindex',
  each: 'url' | 'sitemap',
  addresses: readonly string[],
): Response {
  const lines = addresses.map((address) => `<${each}><loc>${escapeXml(address)}</loc></${each}>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join('')}</${root}>`;
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
