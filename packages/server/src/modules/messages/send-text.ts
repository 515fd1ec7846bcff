import type { JobHandlers, JobResult } from '../../jobs/index.ts';
import type { Secrets } from '../../secrets.ts';

/** Sends a text through the SMS provider. */
export type SendText = (message: { to: string; text: string }, signal: AbortSignal) => Promise<JobResult>;

type Deps = {
  readonly secrets: Secrets;
  /** Where links begin. */
  readonly publicUrl: string;
  readonly send: SendText;
};

/** Does the jobs of `queueText` and `queueNotice`. */
export const sendTextHandler =
  ({ secrets, publicUrl, send }: Deps): JobHandlers['send-text'] =>
  (data, { signal }) => {
    if ('sealed' in data) return send({ to: data.phone, text: secrets.open(data.sealed) }, signal);
    const { phone, words, page } = data;
    const text = page === undefined ? words : `${words} ${new URL(page, publicUrl).href}`;
    return send({ to: phone, text }, signal);
  };
