import type { JobHandlers, JobResult } from '../../jobs/index.ts';
import type { Secrets } from '../../secrets.ts';

/** Sends a text through the SMS provider. */
export type SendText = (message: { to: string; text: string }, signal: AbortSignal) => Promise<JobResult>;

type Needs = { readonly secrets: Secrets; readonly send: SendText };

/** Does the jobs of `queueText`. */
export const sendTextHandler =
  ({ secrets, send }: Needs): JobHandlers['send-text'] =>
  ({ phone, sealed }, { signal }) =>
    send({ to: phone, text: secrets.open(sealed) }, signal);
