import type { Db } from '@jara/server/db';
import { deleteExpiredTexts } from '@jara/server/messages';
import type { Logger } from 'pino';
import type { Job } from '../run-job.ts';

type Needs = { readonly db: Db; readonly log: Logger; readonly now: () => Date };

/** Clears away texts that nobody can use any more, and says how many never arrived. */
export const dropExpiredTextsJob = ({ db, log, now }: Needs): Job => ({
  name: 'drop-expired-texts',
  everySeconds: 30,
  async run() {
    const lost = await deleteExpiredTexts(db, now());
    if (lost > 0) log.error({ lost }, 'texts were never taken and are of no use any more');
  },
});
