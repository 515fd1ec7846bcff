import type { PushMessage } from '@jara/contract';

/** A browser at its push service; the keys are base64url. */
export type PushReceiver = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

type PushToSend = {
  readonly message: PushMessage;
  /** For how long the push service keeps it for a browser that is away. */
  readonly ttlSeconds: number;
};

export type PushOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** A word for logs: no endpoint, nothing that a push service wrote. */
      readonly reason: string;
      /** The push service may do better later. */
      readonly retry: boolean;
      /** The browser has ended its subscription, or it is of no use to us. */
      readonly isGone: boolean;
    };

export type PushAdapter = {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether it leads to a push service that we know, with keys that can be used. */
  accepts(receiver: PushReceiver): boolean;
  /** Never throws for what a push service answers, or does not answer. */
  send(receiver: PushReceiver, push: PushToSend, signal?: AbortSignal): Promise<PushOutcome>;
};
