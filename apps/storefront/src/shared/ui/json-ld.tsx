/** Facts for search engines. It is data and never runs; a `<` is written so that no text can end the element. */
export function JsonLd({ facts }: { readonly facts: object }) {
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, and then it is no JSON
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
