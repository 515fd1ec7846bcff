import { secretsFrom } from '@jara/server';
import { followChannel, openDatabase } from '@jara/server/db';
import { createSms, readProcessors, SMS_LANES } from '@jara/server/processors';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { deliverTextsJob } from './jobs/deliver-texts.job.ts';
import { dropExpiredTextsJob } from './jobs/drop-expired-texts.job.ts';
import { forgetExpiredJob } from './jobs/forget-expired.job.ts';
import { runJob } from './run-job.ts';

/** Does what nobody waits for: every job at once and then whenever it is due. Give `stop` time to finish what runs. */
export function startWorker(env: Env, log: Logger) {
  const now = () => new Date();
  const database = openDatabase(env.DATABASE_URL, {
    role: 'app',
    max: 3,
    onIdleError: (err) => log.warn({ err }, 'an idle database connection broke'),
  });
  const { db } = database;
  const secrets = secretsFrom(env.APP_SECRET);
  const sms = createSms(readProcessors(env).sms);
  const jobs = [
    ...SMS_LANES.map((lane) => deliverTextsJob({ db, now, log, secrets, send: (message) => sms.send(message) }, lane)),
    dropExpiredTextsJob({ db, now, log }),
    forgetExpiredJob({ db, now }),
  ];
  const running = jobs.map((job) => ({
    ...runJob(job, { onError: (err) => log.error({ err, job: job.name }, 'a job failed') }),
    channel: job.channel,
  }));
  // One line for each channel, however many jobs it wakes.
  const channels = new Set(running.flatMap(({ channel }) => channel ?? []));
  const feeds = [...channels].map((name) =>
    followChannel(env.DATABASE_URL, name, () => {
      for (const { channel, wake } of running) if (channel === name) wake();
    }),
  );
  for (const { wake } of running) wake();
  return {
    async stop(): Promise<void> {
      // Nothing new begins from this moment on; what is under way may finish.
      await Promise.all([...running, ...feeds].map(({ stop }) => stop()));
      await database.close();
    },
  };
}
