/** What follows `GET` in a request is a path here. `http://host/`, `//host/`, `/\host/` and `host:443` name a place. */
export const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);

/** RFC 3986, 6.2.2: a letter that needs no encoding is the same with it. */
const ENCODED = /%([\da-f]{2})/gi;
export const plainPath = (path: string) =>
  path.replace(ENCODED, (written, hex: string) => {
    const letter = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(letter) ? letter : written.toUpperCase();
  });

/**
 * A target as the server behind us would read it: without dots that lead up, each letter in one spelling. Whatever is
 * decided by an address is decided by this, so that a caller cannot choose by its spelling. Undefined for what is none.
 */
export function plainTarget(target: string): string | undefined {
  const address = addressOn('http://front-door', target);
  const plain = address && plainPath(address.pathname) + address.search;
  return plain !== undefined && isPath(plain) ? plain : undefined;
}

/** The address of a path on a server behind us; undefined where it would lead to any other server. */
export function addressOn(server: string, path: string): URL | undefined {
  const { origin } = new URL(server);
  if (!isPath(path) || !URL.canParse(path, origin)) return undefined;
  const address = new URL(path, origin);
  return address.origin === origin ? address : undefined;
}
