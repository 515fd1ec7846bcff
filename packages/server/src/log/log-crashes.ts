type Log = { fatal(line: { readonly err: unknown }, words: string): void };

/** What nobody caught ends the process all the same, and is written down as every other error: without its values. */
export function logCrashes(log: Log): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'ended by an error that nobody caught');
    process.exit(1);
  });
}
