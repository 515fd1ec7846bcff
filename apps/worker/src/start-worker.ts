import { setTimeout as pause } from 'node:timers/promises';
import { secretsFrom } from '@jara/server';
import { createEventConsumer, embeddedEventSource, sqsEventSource } from '@jara/server/analytics';
import { databaseSettings, listenToChannel, measurePool, openDatabase } from '@jara/server/db';
import { dispatchJobs } from '@jara/server/dispatch';
import { vendorJobs } from '@jara/server/fulfilment';
import { JOBS_CHANNEL, type JobHandlers, LANES, measureLanes } from '@jara/server/jobs';
import { noteSent, sendPushHandler, sendStaffPushHandler, sendTextHandler } from '@jara/server/messages';
import { orderJobs, orderPort } from '@jara/server/order';
import { paymentJobs } from '@jara/server/payment';
import { createPaymentAdapters, createPush, createSms, createSqs, readProcessors } from '@jara/server/processors';
import type { GaugeReader, Tracer } from '@jara/telemetry';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { runTask, type Task } from './run-task.ts';
import { consumeEventsTask } from './tasks/consume-events.task.ts';
import { deleteExpiredTask } from './tasks/delete-expired.task.ts';
import { deleteExpiredJobsTask } from './tasks/delete-expired-jobs.task.ts';
import { keepEventDaysTask } from './tasks/keep-event-days.task.ts';
import { simulateTask } from './tasks/simulate.task.ts';
import { sumOrdersTask } from './tasks/sum-orders.task.ts';
import { workLane } from './tasks/work-lane.task.ts';

/** Whoever asks gives up after a second. */
const READY_WITHIN_MS = 800;

/** Does what nobody waits for: every task at once and then whenever it is due. Give `stop` time to finish what runs. */
export function startWorker(env: Env, log: Logger, tracer?: Tracer) {
  const now = () => new Date();
  const onIdleError = (err: Error) => log.warn({ err }, 'an idle database connection broke');
  const { url, listenUrl, ...pooling } = databaseSettings(env);
  const isTraced = tracer !== undefined;
  const open = (max: number) => openDatabase(url, { role: 'app', max, onIdleError, isTraced, ...pooling });
  const database = open(6);
  const { db } = database;
  // Texts and payments never wait for a connection because of events and their totals.
  const forEvents = open(2);
  const processors = readProcessors(env);
  const secrets = secretsFrom(env.APP_SECRET);
  const sms = createSms(processors.sms);
  const adapters = createPaymentAdapters(processors.payments);
  const settling = { db, now, secrets, adapters, orders: orderPort };
  const { SIMULATOR: which, SIMULATOR_SPEED: speed } = env;
  const handlers: JobHandlers = {
    'send-text': noteSent(
      { db, now },
      sendTextHandler({
        secrets,
        publicUrl: env.PUBLIC_URL,
        send: (message, signal) => sms.send(message, signal),
      }),
    ),
    'send-push': noteSent(
      { db, now },
      sendPushHandler({ db, now, push: createPush(processors.push, secrets.pushSeed) }),
    ),
    'send-staff-push': sendStaffPushHandler({ db, now, push: createPush(processors.push, secrets.pushSeed) }),
    ...vendorJobs({ db, now }),
    ...paymentJobs(settling),
    ...orderJobs(settling),
    ...dispatchJobs({ db, now, simulated: { which, speed } }),
  };
  const run = (task: Task) => runTask(task, { onError: (err) => log.error({ err, task: task.name }, 'a task failed') });

  const isInformed = () => feed.isListening;
  const lanes = LANES.map((lane) => {
    const { task, announce } = workLane({ db, now, log, handlers, isInformed, tracer }, lane);
    const { wake, stop } = run(task);
    return {
      lane,
      wake,
      stop,
      announce() {
        announce();
        wake();
      },
    };
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  const source = processors.events
    ? sqsEventSource({ db: forEvents.db, sqs: createSqs(processors.events, { now }), signal })
    : embeddedEventSource({ db: forEvents.db, now });
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);
  const consume = createEventConsumer({
    ...{ db: forEvents.db, now, secrets, source, eventsKeptADay: env.EVENTS_KEPT_A_DAY },
  });
  const others = [
    consumeEventsTask({ consume, now, log, rest }),
    sumOrdersTask({ db: forEvents.db }),
    keepEventDaysTask({ db, now }),
    deleteExpiredJobsTask({ db, now, log }),
    deleteExpiredTask({ db, now }),
  ].map(run);
  const simulating = which === 'off' ? [] : [run(simulateTask({ db, now, log, which, speed }))];
  // The announcement names the lane; '*' says that any may have been missed.
  const feed = listenToChannel(listenUrl, JOBS_CHANNEL, (announced) => {
    for (const { lane, announce } of lanes) if (announced === lane || announced === '*') announce();
  });
  const running = [...lanes, ...others, ...simulating];
  for (const { wake } of running) wake();
  const gauges: GaugeReader = async (set) => {
    for (const { lane, due, oldestSeconds, dead } of await measureLanes(db, now())) {
      set('jobs_due', { lane }, due);
      set('job_oldest_due_seconds', { lane }, oldestSeconds);
      set('jobs_dead', { lane }, dead);
    }
    measurePool(database.pool, set);
  };
  return {
    gauges,
    /** Whether the database answers: without it there is nothing to be done. */
    isReady: () =>
      database.ping(READY_WITHIN_MS).then(
        () => true,
        () => false,
      ),
    async stop(): Promise<void> {
      // Nothing new begins from this moment on; what is under way may finish, and nobody waits for events any more.
      stopping.abort();
      await Promise.all([...running, feed].map(({ stop }) => stop()));
      await Promise.all([database.close(), forEvents.close(), tracer?.close()]);
    },
  };
}
