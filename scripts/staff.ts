import { openDatabase } from '@jara/server/db';
import { openLimits } from '@jara/server/limits';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { runCommand } from './running/run-command.ts';
import { readStaffCommand } from './running/staff-command.ts';
import { printLine } from './running/terminal.ts';

// `npm run staff`: lists, adds, ends and unlocks who acts on orders through /ops.
async function main(args: readonly string[]): Promise<void> {
  const command = readStaffCommand(args);
  const env = readEnvironment();
  await withProjectDatabase(env, async (url) => {
    const { db, close } = openDatabase(url, { role: 'app', max: 1 });
    const limits = openLimits({ db, now: () => new Date(), redisUrl: env.REDIS_URL });
    try {
      await command({ db, limits }, printLine);
    } finally {
      await limits.close();
      await close();
    }
  });
}

await runCommand(main);
