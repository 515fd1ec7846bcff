import type { Transaction } from '../../db/client.ts';

/** May send to the events queue and do nothing else, at most for an hour (reliability §threats). */
type TemporaryCredentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
  readonly expiresAt: Date;
};

/** Where events go, and who lets a page send them there: the embedded queue, or SQS and STS. */
export type EventQueue = {
  readonly url: string;
  readonly region: string;
  /** Of a session, where they are its own. Undefined where nobody gives any. */
  credentials(sessionId: string): Promise<TemporaryCredentials | undefined>;
};

export type QueuedMessage = {
  readonly messageId: string;
  readonly body: string;
  /** When the queue received it. */
  readonly sentAt: Date;
};

/**
 * Takes messages off the queue. `store` writes what they say in the given transaction; once that is committed they are
 * gone from the queue, and otherwise they come again. Gives how many there were. May wait for the first.
 */
export type EventSource = {
  take(most: number, store: (tx: Transaction, messages: readonly QueuedMessage[]) => Promise<void>): Promise<number>;
};
