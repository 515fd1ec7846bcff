import { errorFacts, type QueueErrorName } from './queue-errors.ts';

const MOST_ENTRIES = 10;
const ENTRY_ID = /^[\w-]{1,80}$/;

/** What is wrong with a batch as a whole (integrations §9.1). */
export function refuseBatch(entries: readonly { readonly Id: string }[]): QueueErrorName | undefined {
  if (entries.length === 0) return 'EmptyBatchRequest';
  if (entries.length > MOST_ENTRIES) return 'TooManyEntriesInBatchRequest';
  if (!entries.every(({ Id }) => ENTRY_ID.test(Id))) return 'InvalidBatchEntryId';
  if (new Set(entries.map(({ Id }) => Id)).size < entries.length) return 'BatchEntryIdsNotDistinct';
  return undefined;
}

export const failedEntry = (Id: string, Code: QueueErrorName) => ({
  Id,
  SenderFault: true,
  Code,
  Message: errorFacts(Code).message,
});
