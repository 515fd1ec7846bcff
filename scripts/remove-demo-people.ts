import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { removeDemo } from './running/demo-people.ts';
import { refuseArguments } from './running/parse-options.ts';
import { runCommand } from './running/run-command.ts';
import { printLine } from './running/terminal.ts';

// `npm run remove-demo-people`: before a database that has run the demo serves real customers.
await runCommand(async (args) => {
  refuseArguments(args, 'npm run remove-demo-people');
  await withProjectDatabase(readEnvironment(), async (url) => printLine(await removeDemo(url, new Date())));
});
