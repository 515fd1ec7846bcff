import autocannon from 'autocannon';

export const CONNECTIONS = 16;

export type Load = { readonly perSecond: number; readonly p99Ms: number };

type Options = {
  readonly url: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each path is asked for once, as long as they last; else again and again. */
  readonly once?: boolean;
};

/** Every connection goes through all the paths, each from another place; made before the clock runs. */
function inTurns(paths: readonly string[]): Pick<autocannon.Options, 'setupClient'> {
  let connection = 0;
  return {
    setupClient: (client) => {
      const start = Math.floor((connection * paths.length) / CONNECTIONS);
      connection += 1;
      const turned = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(turned.map((path) => ({ method: 'GET', path })));
    },
  };
}

/** Each request is made when its time comes: making thousands first would take up the measured seconds. */
function eachOnce(paths: readonly string[]): Pick<autocannon.Options, 'requests'> {
  let next = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const path = paths[next % paths.length];
    next += 1;
    return { ...request, path };
  };
  return { requests: [{ method: 'GET', setupRequest }] };
}

/** Asks as fast as the answers come, on 16 connections. An answer other than 200 makes the figures worthless, so it throws. */
export async function load({ url, paths, seconds, headers, once = false }: Options): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers,
    ...(once ? eachOnce(paths) : inTurns(paths)),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) {
    throw new Error(`${failed} of ${result.requests.total} requests to ${url}${paths[0]} and the like failed`);
  }
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 };
}
