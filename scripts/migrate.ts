import path from 'node:path';
import { readMediaBucket } from '@jara/media';
import { OperatorError } from '@jara/server/process';
import { readEnvironment } from './env.ts';
import { CONSOLE_FILES } from './running/console-build.ts';
import { areDemoImagesRendered, renderDemoImages } from './running/demo-pictures.ts';
import { refuseArguments } from './running/parse-options.ts';
import { prepareDatabase } from './running/prepare-database.ts';
import { retainFiles } from './running/previous-build-files.ts';
import { createProgressPrinter } from './running/progress-printer.ts';
import { runCommand } from './running/run-command.ts';
import { EARLIER_FILES, STATIC_FILES } from './running/storefront-build.ts';
import { printLine } from './running/terminal.ts';

// What a release needs before its processes start, where they are started by themselves: tables, and the demo where it
// is wanted. Front doors of both releases find the static files of both in the folder that they share.
await runCommand(async (args) => {
  refuseArguments(args, 'npm run migrate');
  const env = readEnvironment();
  if (env.DATABASE_URL === undefined) throw new OperatorError('DATABASE_URL is missing.');
  const step = createProgressPrinter(printLine);
  await prepareDatabase(env, step, env.SANDBOX_URL);
  const media = path.join(env.DATA_FOLDER, 'media');
  const bucket = readMediaBucket(env);
  if (env.DEMO_DATA === '1' && !(await areDemoImagesRendered(media, bucket)))
    await step('Pictures', (report) => renderDemoImages(media, report, bucket));
  for (const files of [STATIC_FILES, CONSOLE_FILES]) await retainFiles(files, EARLIER_FILES);
});
