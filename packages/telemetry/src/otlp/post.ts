import http from 'node:http';
import https from 'node:https';

/** Whether the collector has taken it. With Node's own client: `fetch` brings megabytes that stay. */
export function post(url: URL, body: string, withinMs: number): Promise<boolean> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(url, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(withinMs) }, (answer) => {
      const { statusCode = 500 } = answer;
      answer
        .resume()
        .once('close', () => resolve(answer.complete && statusCode >= 200 && statusCode < 300))
        .on('error', () => undefined);
    })
      .once('error', () => resolve(false))
      .end(body);
  });
}
