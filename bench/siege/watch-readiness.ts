import { setTimeout as pause } from 'node:timers/promises';
import type { Scope } from '../scope.ts';
import { callerFrom } from './caller.ts';

const EVERY_MS = 200;

/** What a load balancer hears when it asks whether the API is ready; gives the refusals. */
export function createReadinessWatch(scope: Scope, url: string) {
  const call = callerFrom(scope, url, '203.0.113.250');
  return async (signal: AbortSignal): Promise<string[]> => {
    const refusals: string[] = [];
    while (!signal.aborted) {
      const { status } = await call({ path: '/api/readyz' });
      if (status !== 200) refusals.push(`${status} readyz`);
      await pause(EVERY_MS);
    }
    return refusals;
  };
}
