import { vi } from 'vitest';

/** The staff's stream before whatever answers `fetch` already. Gives what sends an event to the page. */
export function fakeStream(): (event: string, data?: object) => void {
  const answer = globalThis.fetch;
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController | undefined;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (!address.endsWith('/ops/events')) return answer(address, init);
    const body = new ReadableStream({
      start: (opened) => {
        controller = opened;
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  });
  return (event, data = {}) =>
    controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
}
