import type { Position } from './needed-position.ts';

type Sample = { readonly at: number; readonly position: Position };

/** At one a second these are an hour; the oldest is what counts, so more are left out. */
const MOST_SAMPLES = 3_600;

/** How far a replica is behind, in time, by where the primary's log ended when. An idle primary makes no lag. */
export function createReplicaLag(now: () => number) {
  let unreplayed: Sample[] = [];
  return {
    primaryWasAt(sample: Sample): void {
      if (unreplayed.length < MOST_SAMPLES) unreplayed.push(sample);
    },
    seconds(replayed: Position): number {
      unreplayed = unreplayed.filter(({ position }) => position > replayed);
      const [oldest] = unreplayed;
      return oldest ? (now() - oldest.at) / 1_000 : 0;
    },
  };
}
