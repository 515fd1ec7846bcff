// One clock for everything that a run of the tests starts: every `Date` is as far ahead of the machine's clock as the
// script below says, in Node (by NODE_OPTIONS), in pages and in service workers. Time itself goes on as usual.

/** Runs in every realm by its own text, so it uses nothing from outside. */
function moveDate(aheadMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  const MovedDate: DateConstructor = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct(_, values: unknown[], target) {
      const made: unknown = Reflect.construct(
        RealDate,
        values.length === 0 ? [now()] : values,
        target === MovedDate ? RealDate : target,
      );
      return made as Date;
    },
    get: (_, name): unknown => (name === 'now' ? now : Reflect.get(RealDate, name)),
  });
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}

/** For pages and service workers. */
export const browserClock = (aheadMs: number): string => `(${moveDate.toString()})(${aheadMs});`;

/** Node writes the header with a `Date` of its own. */
const DATE_HEADER = `
import { ServerResponse } from 'node:http';
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...values) {
  if (this.sendDate && !this.headersSent && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, values);
};`;

/** What NODE_OPTIONS holds so that a process and all that it starts have the clock. A module without a file: any Node reads it. */
export const nodeOption = (aheadMs: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(browserClock(aheadMs) + DATE_HEADER)}`;

/** How far this process is ahead of the machine's clock, which `performance` still has. */
export function clockAheadMs(): number {
  const ahead = Math.round(Date.now() - performance.timeOrigin - performance.now());
  // The machine's clock may have been set a little since this process began.
  return Math.abs(ahead) < 60_000 ? 0 : ahead;
}
