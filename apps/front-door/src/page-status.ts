/** As a page writes it, and as the part of a page that a navigation asks for does. */
const MARK = /<meta name="http-status" content="(?<page>\d{3})"|"name":"http-status","content":"(?<part>\d{3})"/;

/** A page that could not show what it is for says so in its head, since a rendered page cannot set its own status. */
export function statusIn(rendered: string): number | undefined {
  const { page, part } = MARK.exec(rendered)?.groups ?? {};
  const status = page ?? part;
  return status === undefined ? undefined : Number(status);
}
