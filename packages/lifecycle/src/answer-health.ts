import type { IncomingMessage, ServerResponse } from 'node:http';

type IsReady = () => boolean | Promise<boolean>;

/** A load balancer asks again at its own pace; this is for anybody else. */
const TRY_AGAIN = { 'retry-after': '2' };

function send(response: ServerResponse, status: 200 | 503): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...(status === 503 && TRY_AGAIN) }).end();
}

/** Answers `/healthz` and `/readyz` of a process that has no router of its own; false for any other address. */
export function answerHealth({ url }: IncomingMessage, response: ServerResponse, isReady: IsReady): boolean {
  const [path] = url?.split('?') ?? [];
  if (path === '/healthz') send(response, 200);
  else if (path === '/readyz') {
    Promise.resolve(isReady()).then(
      (ready) => send(response, ready ? 200 : 503),
      () => send(response, 503),
    );
  } else return false;
  return true;
}
