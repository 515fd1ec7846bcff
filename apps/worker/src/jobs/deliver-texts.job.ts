import type { Secrets } from '@jara/server';
import type { Db } from '@jara/server/db';
import { deleteExpiredTexts, deliverTexts, type SendText, TEXTS_CHANNEL } from '@jara/server/messages';
import type { Logger } from 'pino';
import type { Job } from '../run-job.ts';

type Needs = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly send: SendText;
  readonly log: Logger;
  readonly now: () => Date;
};

/** Brings codes to phones as soon as they are asked for, and again when a provider would not take one. */
export const deliverTextsJob = ({ log, ...needs }: Needs): Job => ({
  name: 'deliver-texts',
  channel: TEXTS_CHANNEL,
  everySeconds: 2,
  async run() {
    await deliverTexts({ ...needs, onFailure: (failure) => log.warn(failure, 'a text was not taken') });
    const lost = await deleteExpiredTexts(needs.db, needs.now());
    if (lost > 0) log.error({ lost }, 'texts were never taken and are of no use any more');
  },
});
