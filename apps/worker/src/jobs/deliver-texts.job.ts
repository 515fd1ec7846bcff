import type { Secrets } from '@jara/server';
import type { Db } from '@jara/server/db';
import { deliverText, type SendText, TEXTS_CHANNEL } from '@jara/server/messages';
import type { SmsLane } from '@jara/server/processors';
import type { Logger } from 'pino';
import type { Job } from '../run-job.ts';

type Needs = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly send: SendText;
  readonly log: Logger;
  readonly now: () => Date;
};

/** A provider that hangs is given up after some seconds; until then so many of its texts wait for it together. */
const AT_ONCE = 16;

/**
 * Brings codes to phones as soon as they are asked for, and again when a provider would not take one. Each lane is a job
 * of its own: providers of one country that hang hold up nobody in the other.
 */
export const deliverTextsJob = ({ log, ...needs }: Needs, { name, prefix }: SmsLane): Job => ({
  name: `deliver-texts-${name}`,
  channel: TEXTS_CHANNEL,
  everySeconds: 2,
  atOnce: AT_ONCE,
  async run(wake) {
    const onFailure = (failure: object) => log.warn(failure, 'a text was not taken');
    // One text a run: whoever stops the worker waits for those under way and for no others.
    await deliverText({ ...needs, prefix, onTaken: wake, onFailure });
  },
});
