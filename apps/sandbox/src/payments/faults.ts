import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Provider } from './payment.ts';

export const OPERATIONS = ['token', 'start', 'query', 'charge', 'refund'] as const;
export type Operation = (typeof OPERATIONS)[number];

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of a provider's API does; pages have none, and no faults. */
    operation?: Operation;
  }
}

/** `when: 'after'`: it is done, and the caller does not hear of it. */
export type Fault = {
  readonly kind: 'status' | 'cut' | 'hang' | 'slow';
  readonly status: number;
  readonly delayMs: number;
  readonly when: 'before' | 'after';
  /** How many calls it still hits. */
  readonly count: number;
};

/** A caller that waits longer than this has no deadline of its own. */
const HANG_MS = 120_000;

/** What goes wrong with which operation of a provider; one fault for each. */
export function createFaults() {
  const faults = new Map<string, Fault>();
  const keyOf = (provider: Provider, operation: Operation | undefined) => `${provider} ${operation ?? 'any'}`;

  function take(provider: Provider, operation: Operation, when: Fault['when']): Fault | undefined {
    for (const key of [keyOf(provider, operation), keyOf(provider, undefined)]) {
      const fault = faults.get(key);
      if (fault?.when !== when) continue;
      if (fault.count > 1) faults.set(key, { ...fault, count: fault.count - 1 });
      else faults.delete(key);
      return fault;
    }
    return undefined;
  }

  return {
    set: (provider: Provider, operation: Operation | undefined, fault: Fault): void =>
      void faults.set(keyOf(provider, operation), fault),
    /** Of one operation, or all of a provider's. */
    remove(provider: Provider, operation: Operation | undefined): void {
      for (const key of faults.keys()) {
        if (key === keyOf(provider, operation) || (operation === undefined && key.startsWith(`${provider} `)))
          faults.delete(key);
      }
    },
    take,
    reset: (): void => faults.clear(),
  };
}

export type Faults = ReturnType<typeof createFaults>;

const cut = (request: FastifyRequest) => void request.raw.socket.destroy();

/** Lets a provider's calls fail as the control API has ordered. */
export function applyFaults(app: FastifyInstance, faults: Faults, provider: Provider): void {
  app.addHook('preHandler', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    const fault = operation && faults.take(provider, operation, 'before');
    if (fault === undefined) return;
    if (fault.kind === 'status') return reply.code(fault.status).send({ message: 'Service unavailable' });
    if (fault.kind === 'slow') await pause(fault.delayMs, undefined, { ref: false });
    else reply.hijack();
    if (fault.kind === 'cut') cut(request);
    if (fault.kind === 'hang') setTimeout(cut, HANG_MS, request).unref();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    const fault = operation && faults.take(provider, operation, 'after');
    if (fault === undefined) return payload;
    if (fault.kind === 'status') {
      void reply.code(fault.status).removeHeader('content-length');
      return JSON.stringify({ message: 'Service unavailable' });
    }
    if (fault.kind === 'cut') cut(request);
    else await pause(fault.kind === 'slow' ? fault.delayMs : HANG_MS, undefined, { ref: false });
    return payload;
  });
}
