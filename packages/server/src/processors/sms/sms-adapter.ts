export type TextMessage = {
  /** Digits with the calling code: 2348012345678. */
  readonly to: string;
  readonly text: string;
};

export type SmsOutcome =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      /** A word for logs: no phone, no text, nothing that a provider wrote. */
      readonly reason: string;
      /** Another provider, or this one later, may do better; false when the number itself is the reason. */
      readonly retry: boolean;
    };

export type SmsAdapter = {
  readonly name: string;
  /** Never throws for what a provider answers, or does not answer. */
  send(message: TextMessage, signal?: AbortSignal): Promise<SmsOutcome>;
};

/** A text that takes longer is of no use to somebody who waits for a code. */
export const SMS_TIMEOUT_MS = 10_000;

export const failed = (reason: string, retry: boolean): SmsOutcome => ({ ok: false, reason, retry });
