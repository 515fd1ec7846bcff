import { readEnvironment } from './env.ts';
import { withProjectDatabase } from './running/database.ts';
import { removeDemo } from './running/demo-people.ts';
import { operatorMessage } from './running/operator-message.ts';
import { printError, printLine } from './running/terminal.ts';

// `npm run remove-demo-people`: before a database that has run the demo serves real customers.
const remove = async (url: string) => printLine(await removeDemo(url, new Date()));

await withProjectDatabase(readEnvironment(), remove).catch((error: unknown) => {
  printError(operatorMessage(error));
  process.exitCode = 1;
});
