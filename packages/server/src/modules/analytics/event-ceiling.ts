import type { Secrets } from '../../secrets.ts';

/** Beyond the ceiling of a day, one session in so many is kept, and stands for the others. */
export const SESSIONS_TO_A_SAMPLE = 50;

/** How much of a day is kept one by one. */
export type Ceiling = {
  readonly eventsOfDay: number;
  readonly isSample: (sessionId: string) => boolean;
};

/** Which sessions are samples nobody else can tell: else all that is made up would be of them. */
export const ceilingOf = (eventsOfDay: number, secrets: Pick<Secrets, 'mac'>): Ceiling => ({
  eventsOfDay,
  isSample: (sessionId) =>
    Buffer.from(secrets.mac('eventSample', sessionId), 'base64url').readUInt32BE() % SESSIONS_TO_A_SAMPLE === 0,
});
