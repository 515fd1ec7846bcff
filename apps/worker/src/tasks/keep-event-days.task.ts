import { keepEventDays } from '@jara/server/analytics';
import type { Db } from '@jara/server/db';
import type { Task } from '../run-task.ts';

/** Makes room for the events of the coming days long before they come, and drops the days that are too old. */
export const keepEventDaysTask = ({ db, now }: { db: Db; now: () => Date }): Task => ({
  name: 'keep-event-days',
  everySeconds: 3_600,
  run: () => keepEventDays(db, now()),
});
