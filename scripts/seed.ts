import path from 'node:path';
import { loadDemo } from '@jara/demo';
import { readMediaBucket } from '@jara/media';
import { migrate, openDatabase } from '@jara/server/db';
import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { areDemoImagesRendered, renderDemoImages } from './running/demo-pictures.ts';
import { createProgressPrinter, type Work } from './running/progress-printer.ts';
import { runCommand } from './running/run-command.ts';
import { readVendorCount } from './running/seed-arguments.ts';
import { printLine } from './running/terminal.ts';

// `npm run seed`: empties the catalog, of the running Jara's database or of the stopped one's, and fills it with the
// demo. `-- --vendors 20000` makes it as large as one likes.
async function main(args: readonly string[]): Promise<void> {
  const vendors = readVendorCount(args);
  const env = readEnvironment();
  const step = createProgressPrinter(printLine);
  const media = path.join(env.DATA_FOLDER, 'media');
  const bucket = readMediaBucket(env);
  if (!(await areDemoImagesRendered(media, bucket))) {
    await step('Pictures', (report) => renderDemoImages(media, report, bucket));
  }

  await withProjectDatabase(env, async (url) => {
    await step('Tables', () => migrate(url));
    await step(`${vendors.toLocaleString('en')} vendors and their menus`, load(url, vendors), (detail) => detail);
  });
}

/** Gives the last thing it said, for the line that stays. */
function load(url: string, vendors: number): Work<string> {
  return async (report) => {
    const { pool, close } = openDatabase(url, { role: 'owner', max: 1 });
    let last = '';
    const onProgress = (detail: string) => {
      last = detail;
      report(detail);
    };
    try {
      await loadDemo(pool, { vendors, onProgress });
    } finally {
      await close();
    }
    return last;
  };
}

await runCommand(main);
