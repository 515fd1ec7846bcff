import type { Db } from '../../db/client.ts';
import type { QueueAddress } from './queue-address.ts';
import type { Throttled } from './queue-answer.ts';

export type QueueDeps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly address: QueueAddress;
  /** So many messages wait that no more are taken. */
  readonly isFull: () => Promise<boolean>;
  /** Counts messages that their sender may send; undefined then. */
  readonly countSent: (bodies: readonly string[]) => Throttled | undefined;
};
