import type { Db } from '../../db/client.ts';
import type { JobResult } from '../../jobs/index.ts';
import { markSent } from './order-message.store.ts';

type Deps = { readonly db: Db; readonly now: () => Date };

/** A handler that notes of a message about an order when a provider has taken it. */
export const noteSent =
  <Data extends object, Attempt>({ db, now }: Deps, handle: (data: Data, attempt: Attempt) => Promise<JobResult>) =>
  async (data: Data, attempt: Attempt): Promise<JobResult> => {
    const result = await handle(data, attempt);
    if (result.ok && 'message_id' in data && typeof data.message_id === 'number')
      await markSent(db, data.message_id, now());
    return result;
  };
