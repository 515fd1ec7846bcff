import type { Db } from '@jara/server/db';
import { createSimulator } from '@jara/server/fulfilment';
import type { Logger } from 'pino';
import type { Task } from '../run-task.ts';

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  readonly log: Logger;
  readonly which: 'asked' | 'all';
  readonly speed: number;
};

const SHORTEST_PAUSE_SECONDS = 0.25;

/** Decisions §8: drives the demo's orders. Riders move every two seconds, sooner at a higher speed. */
export function simulateTask({ db, now, log, which, speed }: Deps): Task {
  const onError = (err: unknown, order_id: number) => log.error({ err, order_id }, 'an order could not be simulated');
  const simulate = createSimulator({ db, which, speed, onError });
  return {
    name: 'simulate',
    everySeconds: Math.max(SHORTEST_PAUSE_SECONDS, 2 / speed),
    run: () => simulate(now()),
  };
}
