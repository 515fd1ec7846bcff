import { sharedPlaces, shortageError } from '@jara/server/db';

/** What one caller has at work at a time; a page asks for a dozen things at once, and they take turns. */
const AT_WORK = 3;
const IN_LINE = 100;
const LONGEST_WAIT_MS = 5_000;

/**
 * Calls of one owner wait for each other before they cost anything: their connections are shared out fairly, and so is
 * the time of the processor, which a caller with three calls under way can take no longer than three calls take.
 */
export function createCallTurns() {
  const turns = sharedPlaces({
    ...{ places: Number.POSITIVE_INFINITY, mostOfShare: AT_WORK, mostOfMember: AT_WORK },
    ...{ longestLineOfShare: IN_LINE, longestLineOfMember: IN_LINE, longestWaitMs: LONGEST_WAIT_MS },
  });
  return <Result>(turn: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    // Calls that nobody is known by may be as many people's.
    if (turn === undefined) return work();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    turns.take({ share: turn, member: '' }, (shortage, giveBack) => {
      if (shortage) reject(shortageError(shortage, 'another call of the same caller', LONGEST_WAIT_MS));
      else work().finally(giveBack).then(resolve, reject);
    });
    return promise;
  };
}
