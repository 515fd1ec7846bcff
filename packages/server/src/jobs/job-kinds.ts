import { z } from 'zod';

/** Each lane is worked by itself: a provider that hangs in one holds up no other. */
export const LANES = ['sms-NG', 'sms-GH'] as const;
export type Lane = (typeof LANES)[number];

type JobKind<Data> = {
  readonly data: z.ZodType<Data>;
  readonly laneOf: (data: Data) => Lane;
  /** The waits between attempts. A failure after the last one makes the job a dead letter. */
  readonly retryAfterSeconds: readonly number[];
  /** How long one attempt may take; shorter than `LEASE_MS`. */
  readonly deadlineMs: number;
};

const kind = <Data>(definition: JobKind<Data>) => definition;

/** Every kind of job. The worker does not compile without a handler for each. */
export const JOB_KINDS = {
  'send-text': kind({
    /** The words are sealed, because a code is among them. */
    data: z.object({ phone: z.string(), sealed: z.string() }),
    laneOf: ({ phone }) => (phone.startsWith('233') ? 'sms-GH' : 'sms-NG'),
    // Somebody waits for it: the last attempt is made some four minutes after the first.
    retryAfterSeconds: [2, 4, 8, 16, 32, 64, 128],
    // A country has two providers at most, and each may take ten seconds.
    deadlineMs: 30_000,
  }),
};

export type JobName = keyof typeof JOB_KINDS;
export type JobData<Name extends JobName> = z.infer<(typeof JOB_KINDS)[Name]['data']>;
export type Job = { readonly [Name in JobName]: { readonly name: Name; readonly data: JobData<Name> } }[JobName];

export const JOB_NAMES = Object.keys(JOB_KINDS) as JobName[];
