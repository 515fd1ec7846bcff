import { storedText } from '../../browser/storage.ts';

/** How far the device's clock is behind our server's. Cheap phones lose the time with their battery. */
const behind = storedText('analytics.clock_behind_ms');
/** The server says its time in whole seconds, and the answer was on its way for a while. */
const TOO_SMALL_TO_TELL_MS = 3_000;

/** More than the clock of any phone; a time so far away could not even be written. */
const TOO_LARGE_TO_BE_TRUE_MS = 50 * 365 * 86_400_000;

export function clockBehind(): number {
  const difference = Number(behind.read());
  return Math.abs(difference) < TOO_LARGE_TO_BE_TRUE_MS ? difference : 0;
}

/** A signature with another time than this is refused. */
export const serverNow = (): number => Date.now() + clockBehind();

export function learnServerTime({ headers }: Response): void {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return;
  const difference = said - Date.now();
  behind.write(Math.abs(difference) < TOO_SMALL_TO_TELL_MS ? null : String(difference));
}
