import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import type { Attack } from './attacks.ts';
import type { Experience } from './ordinary-customers.ts';
import type { SignIns } from './sign-ins.ts';

/** A limit's answer comes at once: who asks again at once would load the machine, which is shared with the attacker. */
const REFUSED_PAUSE_MS = 20;
const SLOWER_AT_MOST = 3;
const ALWAYS_FAST_ENOUGH_MS = 250;
const TEXT_WITHIN_MS = 2_000;

const p99Of = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

export const summaryOf = (all: readonly (number | string)[]) =>
  [...new Set(all)].map((each) => `${each} × ${all.filter((other) => other === each).length}`).join(', ') || 'none';

/** What an attacker has heard until the signal. */
export async function besiege({ inFlight, strike }: Attack, signal: AbortSignal): Promise<number[]> {
  const heard: number[] = [];
  const strikeOn = async (_: unknown, nth: number) => {
    for (let count = nth; !signal.aborted; count += inFlight) {
      const { status } = await strike(count, signal);
      heard.push(status);
      if (status !== 200) await pause(REFUSED_PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, strikeOn));
  return heard;
}

export const outagesOf = (heard: readonly number[]) => heard.filter((status) => status === 0 || status >= 500);

type Seen = Experience & { readonly signIns: SignIns };

/** What others have met during an attack, beside what they meet in quiet. */
export function figuresOf(name: string, seen: Seen, quiet: Seen, lockedOut?: number): Figure[] {
  const within = (times: readonly number[]) => Math.max(SLOWER_AT_MOST * p99Of(times), ALWAYS_FAST_ENOUGH_MS);
  const { ms, pagesMs, failures, signIns } = seen;
  const failed = failures.length + signIns.failures.length;
  return [
    { what: `${name}: failed calls of others`, measured: failed, unit: '', goal: { atMost: 0 } },
    { what: `${name}: 99 of 100 calls and pages`, measured: p99Of(ms), unit: 'ms', goal: { atMost: within(quiet.ms) } },
    // Some forty of them: the slowest says little of what the next run will measure.
    { what: `${name}: the slowest new page`, measured: Math.max(0, ...pagesMs), unit: 'ms' },
    {
      ...{ what: `${name}: the slowest text to sign in`, measured: Math.max(0, ...signIns.ms), unit: 'ms' },
      goal: { atMost: TEXT_WITHIN_MS },
    },
    ...(lockedOut === undefined
      ? []
      : [{ what: `${name}: people locked out`, measured: lockedOut, unit: '' as const, goal: { atMost: 0 } }]),
  ];
}
