/** A place in PostgreSQL's log, in bytes from its beginning. */
export type Position = bigint;

/** What is read may be this old. */
const MOST_LAG_MS = 5_000;
const ASK_EVERY_MS = 1_000;

type Deps = {
  /** The end of the primary's log. */
  readonly ask: () => Promise<Position>;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Hears where the primary's log ended when it was asked. */
  readonly onPosition?: (sample: { readonly at: number; readonly position: Position }) => void;
};

/**
 * How much of the primary's log a replica must have replayed to be read: all that was written before the last announcement
 * was heard, and all that was written more than five seconds ago. Only the primary's own positions and our own clock
 * count: an idle primary is no lag, and a line that is cut is one.
 */
export function createNeededPosition({ ask, now, onPosition }: Deps) {
  /** What the primary has said within the time that a replica may lag, by when it was asked. */
  let known: { readonly at: number; readonly position: Position }[] = [];
  let announcements = 0;
  /** Undefined from an announcement until the primary has said where its log ends now. */
  let afterAnnouncement: Position | undefined;
  let isAsking = false;

  async function askPrimary(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const [at, heard] = [now(), announcements];
    try {
      const position = await ask();
      known.push({ at, position });
      onPosition?.({ at, position });
      if (heard === announcements) afterAnnouncement ??= position;
    } catch {
      // The primary is read, and tells whoever reads.
    }
    isAsking = false;
    if (heard !== announcements) void askPrimary();
  }

  return {
    announced(): void {
      announcements += 1;
      afterAnnouncement = undefined;
      void askPrimary();
    },
    /** Undefined while it is not known: the primary itself must be read. */
    now(): Position | undefined {
      const at = now();
      known = known.filter((each) => at - each.at <= MOST_LAG_MS);
      const newest = known.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
      if (afterAnnouncement === undefined || at - newest >= ASK_EVERY_MS) void askPrimary();
      const oldest = known[0]?.position;
      if (afterAnnouncement === undefined || oldest === undefined) return undefined;
      return oldest > afterAnnouncement ? oldest : afterAnnouncement;
    },
  };
}

export type NeededPosition = ReturnType<typeof createNeededPosition>;
