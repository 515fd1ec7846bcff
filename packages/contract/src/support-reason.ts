import { z } from 'zod';
import { id } from './ids.ts';
import { typedText } from './text.ts';

/** Why support does something: for whoever asks later. */
export const supportReason = typedText(200).trim().min(1, 'must not be empty');

/** What an answer says where nothing was done yet: a second person has to agree first. */
export const waitingApproval = z.object({ id, expires_at: z.iso.datetime() });
export type WaitingApproval = z.infer<typeof waitingApproval>;

/** Why nothing is requested: the same waits already, or the session's second factor is not fresh (ADR 63). */
export const REQUEST_FAILURES = ['APPROVAL_WAITS', 'SECOND_FACTOR_STALE'] as const;
