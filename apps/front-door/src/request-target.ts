/** What follows `GET` in a request is a path here. `http://host/`, `//host/`, `/\host/` and `host:443` name a place. */
export const isPath = (target: string): boolean => /^\/(?![/\\])/.test(target);

/** The address of a path on a server behind us; undefined where it would lead to any other server. */
export function addressOn(server: string, path: string): URL | undefined {
  const { origin } = new URL(server);
  if (!isPath(path) || !URL.canParse(path, origin)) return undefined;
  const address = new URL(path, origin);
  return address.origin === origin ? address : undefined;
}
