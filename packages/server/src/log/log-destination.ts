import { writeSync } from 'node:fs';

/**
 * Standard output as the place for log lines. pino's own ends the process when a line cannot be written (a full disk);
 * here such a line is dropped.
 */
export const logDestination = {
  write(line: string): void {
    try {
      writeSync(1, line);
    } catch {
      // There is nowhere left to tell of it.
    }
  },
};
