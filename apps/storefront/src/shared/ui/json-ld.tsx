import { JsonScript } from './json-script.tsx';

/** Facts for search engines. */
export const JsonLd = ({ facts }: { readonly facts: object }) => (
  <JsonScript type="application/ld+json" value={facts} />
);
