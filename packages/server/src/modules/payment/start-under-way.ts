/** Longer than a provider's call may take: after that the one who made it has died. */
export const START_GIVEN_UP_MS = 20_000;

type Start = { readonly started_at: Date | null; readonly created_at: Date };

/** Set where a start has come to its end without an answer: nobody asks now, and somebody has asked before. */
export const START_RELEASED = new Date(0);

/** When the provider was asked last, or the attempt written. */
export const lastAsked = ({ started_at, created_at }: Start): number =>
  Math.max(started_at?.getTime() ?? 0, created_at.getTime());

/** Whether somebody may be asking the provider to start it at this moment, or is about to. */
export const isUnderWay = (payment: Start, now: Date): boolean =>
  now.getTime() - lastAsked(payment) < START_GIVEN_UP_MS;
