import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from '../chaos/is-ready.ts';
import type { Recoveries } from '../chaos/recoveries.ts';
import type { Network, Way } from './network.ts';

/** Two parts that speak with each other, and where it can be asked whether they do again. */
export type Link = { readonly what: string; readonly ways: readonly Way[]; readonly readyAt?: string };

const LOOK_EVERY_MS = 20;

type Cut = {
  readonly network: Network;
  readonly forMs: number;
  readonly recoveries: Recoveries;
  readonly signal: AbortSignal;
};

/** Cuts a link for some seconds, and notes how long after that the parts work together again. */
export async function cutLink({ what, ways, readyAt }: Link, { network, forMs, recoveries, signal }: Cut) {
  const began = performance.now();
  network.cut(ways);
  await pause(forMs, undefined, { signal }).catch(() => undefined);
  network.mend(ways);
  const mended = performance.now();
  let ended = mended;
  while (readyAt !== undefined && !signal.aborted && !(await isReady(readyAt))) await pause(LOOK_EVERY_MS);
  if (readyAt !== undefined) ended = performance.now();
  recoveries.add(`cut: ${what}`, 'cut', { began, mended, ended });
}
