import { readMediaBucket } from '@jara/media';
import { readEnvironment } from './env.ts';
import { renderDemoImages } from './running/demo-pictures.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';

// Draws the demo's pictures into the folder that is named, and into the bucket that is set, for `npm start`: what that takes in memory goes with the
// process, and the one that watches the services stays small.
await runCommand(async ([media]) => {
  if (media === undefined) throw new Error('the folder for the pictures is not named');
  await renderDemoImages(media, printLine, readMediaBucket(readEnvironment()));
});
