const FIRST_LINE_MS = 3_000;
const REPEAT_MS = 5_000;
const NAME_WIDTH = 34;

type Print = (line: string) => void;

/** A step: reports details while it runs ('120 of 160') and returns its result. */
export type Work<T> = (report: (detail: string) => void) => Promise<T>;

export type Progress = <T>(name: string, work: Work<T>, summary?: (result: T) => string) => Promise<T>;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1_000).toFixed(1)} s`;
}

/** Prints one line per step with its duration, and a line every few seconds while a long step runs. */
export function createProgressPrinter(print: Print): Progress {
  return async (name, work, summary) => {
    const start = performance.now();
    let detail = '';
    let ticking: NodeJS.Timeout | undefined;
    const printRunning = () =>
      print(`… ${name.padEnd(NAME_WIDTH)} ${seconds(start).padStart(7)}${detail && `  ${detail}`}`);
    const waiting = setTimeout(() => {
      printRunning();
      ticking = setInterval(printRunning, REPEAT_MS);
    }, FIRST_LINE_MS);
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
