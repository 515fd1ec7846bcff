import { OperatorError } from '@jara/server/process';
import { parseOptions } from '../running/parse-options.ts';
import { isStage, STAGES, type Stage } from './traceability.ts';

const MOMENT = /^(?:(?<day>\d{4}-\d{2}-\d{2}) )?(?<time>\d{2}:\d{2})$/;
/** Lagos is an hour ahead of UTC all year. */
const LAGOS = { zone: '+01:00', aheadMs: 3_600_000 };
const DAY_MS = 86_400_000;

const WRONG_MOMENT = "--at takes a day and an hour in Lagos, or an hour alone: --at '2027-01-31 03:10', --at 03:10.";
/** A browser reckons the age of what it has stored by its own clock, which cannot be set. */
const PAST_MOMENT = '--at takes a moment that is still to come: the browser’s own clock cannot be set back.';

/** Less is taken for the machine's own clock (`clockAheadMs`). */
const SOONEST_MS = 60_000;

const dayInLagos = (moment: number) => new Date(moment + LAGOS.aheadMs).toISOString().slice(0, 10);

/** How far the tests' clock is ahead of the machine's. An hour alone is the next one. */
export function aheadMs(at: string, now: Date): number {
  const { day, time } = MOMENT.exec(at)?.groups ?? {};
  const moment = Date.parse(`${day ?? dayInLagos(now.getTime())}T${time}:00${LAGOS.zone}`);
  // The 31st of a month that has none would be the first of the next.
  if (Number.isNaN(moment) || (day !== undefined && dayInLagos(moment) !== day)) throw new OperatorError(WRONG_MOMENT);
  const ahead = moment - now.getTime();
  if (ahead < SOONEST_MS && day !== undefined) throw new OperatorError(PAST_MOMENT);
  return ahead < SOONEST_MS ? ahead + DAY_MS : ahead;
}

export type GateArguments = {
  readonly staticOnly: boolean;
  /** Only this stage of the tests, and no static checks. */
  readonly only: Stage | undefined;
  readonly aheadMs: number;
};

const USAGE = `Known are --at '2027-01-31 03:10', and --static or --only with one of: ${STAGES.join(', ')}.`;

const OPTIONS = { static: { type: 'boolean' }, only: { type: 'string' }, at: { type: 'string' } } as const;

/** `--static`, `--only browser`, `--at '2027-01-31 03:10'`. */
export function readGateArguments(args: readonly string[], now = new Date()): GateArguments {
  const { static: staticOnly = false, only, at } = parseOptions(args, { options: OPTIONS }, USAGE).values;
  if (only !== undefined && (!isStage(only) || staticOnly)) throw new OperatorError(USAGE);
  return { staticOnly, only, aheadMs: at === undefined ? 0 : aheadMs(at, now) };
}
