import { Agent, request } from 'node:http';
import { onTestFinished, vi } from 'vitest';

const CHECK_EVERY_MS = 50;
/** So often in a row it must have said that it is not ready. */
const FALLS_AFTER = 2;

type Call = { readonly path: string; readonly headers?: Record<string, string>; readonly body?: object };

function send(url: string, agent: Agent | false, { path, headers, body }: Call): Promise<number> {
  const options = {
    agent,
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  };
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

/**
 * Does what a load balancer does: asks each server again and again whether it is ready, and calls those that are, in
 * turn, on connections that it keeps. Only what was never sent is sent to another one.
 */
export function balance(urls: readonly string[]) {
  const servers = urls.map((url) => ({ url, agent: new Agent({ keepAlive: true }), refusals: 0, served: 0 }));
  type Server = (typeof servers)[number];
  const isUp = ({ refusals }: Server) => refusals < FALLS_AFTER;
  let turn = 0;

  const check = setInterval(() => {
    for (const server of servers) {
      void send(server.url, false, { path: '/readyz' })
        .catch(() => 0)
        .then((status) => {
          server.refusals = status === 200 ? 0 : server.refusals + 1;
        });
    }
  }, CHECK_EVERY_MS);
  onTestFinished(() => {
    clearInterval(check);
    for (const { agent } of servers) agent.destroy();
  });

  /** The status of the answer. Fails if there is none, or nobody to ask. */
  async function call(asked: Call, others = servers.filter(isUp)): Promise<number> {
    turn += 1;
    const server = others[turn % others.length];
    if (!server) throw new Error('no server is ready');
    try {
      const status = await send(server.url, server.agent, asked);
      server.served += 1;
      return status;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      return call(
        asked,
        others.filter((each) => each !== server),
      );
    }
  }

  return {
    call,
    /** Waits until so many are asked. */
    untilUp: (count: number) => vi.waitUntil(() => servers.filter(isUp).length === count, { interval: 10 }),
    served: () => servers.map(({ served }) => served),
    /** One that is ready, for a connection that stays open. */
    pick: () => servers.find(isUp)?.url ?? '',
  };
}
