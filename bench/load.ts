import autocannon from 'autocannon';

export const CONNECTIONS = 16;

export type Load = { readonly perSecond: number; readonly p99Ms: number };

type Options = {
  readonly url: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each path is asked for once, as long as they last; else every connection goes through all, each from another place. */
  readonly once?: boolean;
};

function shareOf({ paths, once = false }: Options, connection: number): readonly string[] {
  if (once) return paths.filter((_, index) => index % CONNECTIONS === connection);
  const start = Math.floor((connection * paths.length) / CONNECTIONS);
  return [...paths.slice(start), ...paths.slice(0, start)];
}

/** Asks as fast as the answers come, on 16 connections. An answer other than 200 makes the figures worthless, so it throws. */
export async function load(options: Options): Promise<Load> {
  let connection = 0;
  const result = await autocannon({
    url: options.url,
    connections: CONNECTIONS,
    duration: options.seconds,
    headers: options.headers,
    setupClient: (client) => {
      client.setRequests(shareOf(options, connection).map((path) => ({ method: 'GET', path })));
      connection += 1;
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0) {
    throw new Error(`${failed} of ${result.requests.total} requests to ${options.url}${options.paths[0]} failed`);
  }
  return { perSecond: result['2xx'] / result.duration, p99Ms: result.latency.p99 };
}
