import './running/end-with-parent.mjs';
import { readEnvironment } from './env.ts';
import { operatorMessage } from './running/operator-message.ts';
import { prepareDatabase, type Said } from './running/prepare-database.ts';
import { createProgressPrinter } from './running/progress-printer.ts';
import { printLine } from './running/terminal.ts';

// Tables and demo data, for `npm start`, whose PostgreSQL runs by then.
const tell = (said: Said) => process.send?.(said);

try {
  tell({ databaseUrl: await prepareDatabase(readEnvironment(), createProgressPrinter(printLine)) });
} catch (error) {
  tell({ refusal: operatorMessage(error) });
  process.exitCode = 1;
}
