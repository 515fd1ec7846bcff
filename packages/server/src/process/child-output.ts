import type { ChildProcess } from 'node:child_process';
import type { LogFile } from './log-file.ts';

/** A process that left the group and still holds our pipe must not block us. */
const LAST_WORDS_MS = 1_000;
const KEPT_CHARACTERS = 16_384;

export type ChildOutput = {
  /** Resolves with how it ended ('exit code 1', 'signal SIGKILL'), once everything it said has been read. */
  readonly ended: Promise<string>;
  /** Kept in memory: a full disk does not hide why something ended. */
  lastLines(count: number): string;
};

/**
 * Reads what a process says and writes it down. We stand between the two, so that a log that cannot be written is our
 * matter and never the process's: its output is taken off its hands whatever happens.
 */
export function collectOutput(child: ChildProcess, log: LogFile, onOutput?: (text: string) => void): ChildOutput {
  let last = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) {
    stream.on('data', (chunk: Buffer) => {
      log.write(chunk);
      const text = chunk.toString();
      last = (last + text).slice(-KEPT_CHARACTERS);
      onOutput?.(text);
    });
    stream.on('error', () => undefined); // 'close' follows.
  }
  child.once('exit', () => {
    setTimeout(() => {
      for (const stream of streams) stream.destroy();
    }, LAST_WORDS_MS).unref();
  });
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => {
      log.close();
      resolve(code === null ? `signal ${signal}` : `exit code ${code}`);
    });
  });
  return { ended, lastLines: (count) => last.trimEnd().split('\n').slice(-count).join('\n') };
}
