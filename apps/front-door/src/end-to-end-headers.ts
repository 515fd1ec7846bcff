import type { IncomingHttpHeaders } from 'node:http';

/** RFC 9110, 7.6.1: these speak of one connection and end with it. `Expect` has been answered once we pass a body on. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect']);

/** The headers that a call or its answer takes along to the next connection. */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !name.startsWith('proxy-') && !named.has(name)),
  );
}
