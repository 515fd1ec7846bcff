import type { Choices } from '../choices.ts';

const LOOK_EVERY_MS = 2;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Options = {
  readonly perSecond: number;
  readonly seconds: number;
  readonly choices: Choices;
  readonly signal: AbortSignal;
};

/**
 * People come when they come, whether or not those before them have been served: by chance, so many a second. Each is
 * told when they were to begin, which is a little before they do, and their time counts from then.
 */
export async function arrive(
  { perSecond, seconds, choices, signal }: Options,
  begin: (at: number) => Promise<unknown>,
): Promise<void> {
  const visits: Promise<unknown>[] = [];
  const first = performance.now();
  const end = first + seconds * 1_000;
  const next = () => -Math.log(1 - choices.next()) * (1_000 / perSecond);
  for (let at = first + next(); at < end && !signal.aborted; ) {
    for (const now = performance.now(); at <= now && at < end; at += next()) visits.push(begin(at));
    await pause(LOOK_EVERY_MS);
  }
  await Promise.all(visits);
}
