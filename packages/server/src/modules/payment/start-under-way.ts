/** Longer than a provider's call may take: after that the one who made it has died. */
export const START_GIVEN_UP_MS = 20_000;

/** Whether somebody may be asking the provider to start it at this moment, or is about to. */
export const isUnderWay = (payment: { started_at: Date | null; created_at: Date }, now: Date): boolean =>
  now.getTime() - (payment.started_at ?? payment.created_at).getTime() < START_GIVEN_UP_MS;
