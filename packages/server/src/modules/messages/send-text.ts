import type { JobHandlers, JobResult } from '../../jobs/index.ts';
import type { Secrets } from '../../secrets.ts';

/** Sends a text through the SMS provider. */
export type SendText = (message: { to: string; text: string }, signal: AbortSignal) => Promise<JobResult>;

type Needs = { readonly secrets: Secrets; readonly send: SendText };

/** Does the jobs of `queueText` and `queueNotice`. */
export const sendTextHandler =
  ({ secrets, send }: Needs): JobHandlers['send-text'] =>
  (data, { signal }) =>
    send({ to: data.phone, text: 'words' in data ? data.words : secrets.open(data.sealed) }, signal);
