/** Decisions §4: a search runs for two or more characters with at least one letter or digit among them. */
export function isSearchable(q: string): boolean {
  const text = q.trim();
  return [...text].length >= 2 && /[\p{L}\p{N}]/u.test(text);
}
