const QUIET_MS = 3_000;
const REPEAT_MS = 5_000;
const NAME_WIDTH = 34;

type Print = (line: string) => void;

/** What a step may say while it works ('120 of 160'), and, as its result, about what it did. */
export type Work<T> = (report: (detail: string) => void) => Promise<T>;

export type Progress = <T>(name: string, work: Work<T>, summary?: (result: T) => string) => Promise<T>;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

/** One line per step with the time it took; a long one says now and then that it is alive. Lines only, no cursor tricks. */
export function createProgress(print: Print): Progress {
  return async (name, work, summary) => {
    const start = performance.now();
    let detail = '';
    let ticking: NodeJS.Timeout | undefined;
    const tell = () => print(`… ${name.padEnd(NAME_WIDTH)} ${seconds(start).padStart(7)}${detail && `  ${detail}`}`);
    const waiting = setTimeout(() => {
      tell();
      ticking = setInterval(tell, REPEAT_MS);
    }, QUIET_MS);
    try {
      const result = await work((text) => {
        detail = text;
      });
      const note = summary?.(result) ?? '';
      print(`✓ ${name.padEnd(NAME_WIDTH)} ${seconds(start).padStart(7)}${note && `  ${note}`}`);
      return result;
    } finally {
      clearTimeout(waiting);
      clearInterval(ticking);
    }
  };
}
