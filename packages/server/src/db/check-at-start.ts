import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../process/operator-error.ts';
import { type Database, openDatabase } from './client.ts';
import { refuseOwner } from './refuse-owner.ts';
import type { DatabaseVariables } from './variables.ts';

type Check = (database: Pick<Database, 'pool'>) => Promise<void>;

type Told = {
  /** The database cannot be asked yet. The process starts, since its health checks have to answer. */
  readonly onWait: (error: unknown) => void;
  /** It could be asked later, and is not one to work on. */
  readonly onRefusal: (refusal: OperatorError) => void;
};

const ASKED_AGAIN_AFTER_MS = 1_000;

async function checkOne(database: Database, check: Check, { onWait, onRefusal }: Told): Promise<void> {
  const askAgain = async (): Promise<void> => {
    await pause(ASKED_AGAIN_AFTER_MS, undefined, { ref: false });
    await check(database).catch((error: unknown) => {
      if (!(error instanceof OperatorError)) return askAgain();
      onRefusal(error);
    });
  };
  try {
    await check(database);
  } catch (error) {
    if (error instanceof OperatorError) {
      await database.close();
      throw error;
    }
    onWait(error);
    void askAgain().then(() => database.close());
    return;
  }
  await database.close();
}

/**
 * For a process that starts: throws where an address is that of somebody who may do more, or the check says no. A database
 * that is away is asked again.
 */
export async function checkAtStart(variables: DatabaseVariables, check: Check, told: Told): Promise<void> {
  const { DATABASE_URL, DATABASE_LISTEN_URL } = variables;
  const isPooled = DATABASE_LISTEN_URL !== undefined;
  const checkAll: Check = async (database) => {
    await refuseOwner(database, 'DATABASE_URL');
    await check(database);
  };
  await checkOne(openDatabase(DATABASE_URL, { role: 'app', max: 1, isPooled }), checkAll, told);
  if (isPooled)
    await checkOne(
      openDatabase(DATABASE_LISTEN_URL, { role: 'app', max: 1 }),
      (database) => refuseOwner(database, 'DATABASE_LISTEN_URL'),
      told,
    );
}
