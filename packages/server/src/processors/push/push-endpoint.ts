/** The push services of Chrome and Edge, Firefox, Edge on Windows, and Safari. A name that begins with a dot stands for all within. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
] as const;

export type PushServices = {
  /** Hosts besides the known ones. */
  readonly hosts: readonly string[];
  /** The sandbox's own push service, where there are no keys. */
  readonly sandbox?: string | undefined;
};

/**
 * A client names the address that we will call, so it must be https at a push service that we know, or the sandbox: no
 * other host, port or account, and written in the one way that browsers write it.
 */
export function isPushEndpoint(endpoint: string, { hosts, sandbox }: PushServices): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.href !== endpoint) return false;
  if (
    sandbox !== undefined &&
    /^[\w-]+$/.test(endpoint.slice(sandbox.length + 1)) &&
    endpoint.startsWith(`${sandbox}/`)
  )
    return true;
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return [...KNOWN_HOSTS, ...hosts].some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
