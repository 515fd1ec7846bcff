import { median } from './figure.ts';
import { type Load, load } from './load.ts';

const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP_SECONDS = 2;
const FIRST_CALLS = 200;
/** More than one round can ask for. */
const DISTINCT_PER_ROUND = 24_000;

/** Paths that repeat, or as many as are asked for that never do. */
export type Asked = readonly string[] | ((count: number) => string[]);

export type Side = { readonly url: string; readonly asked: Asked };

export type Compared = {
  readonly one: Load;
  readonly other: Load;
  /** How many times as fast the first is, round by round. */
  readonly ratio: number;
};

function round({ url, asked }: Side, seconds: number): Promise<Load> {
  if (typeof asked !== 'function') return load({ url, paths: asked, seconds });
  return load({ url, paths: asked(DISTINCT_PER_ROUND), seconds, once: true });
}

const middle = (rounds: readonly Load[]): Load => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
});

/** What is made when first asked for, such as the words of a city, is made before the clock runs. */
async function warmUp(side: Side): Promise<void> {
  const paths = typeof side.asked === 'function' ? side.asked(FIRST_CALLS) : side.asked;
  for (const path of paths) await (await fetch(`${side.url}${path}`)).arrayBuffer();
  await round(side, WARM_UP_SECONDS);
}

/** Measures two in turn, so that whatever else the machine does meets both; the middle of the rounds counts. */
export async function compare(one: Side, other: Side): Promise<Compared> {
  await warmUp(one);
  await warmUp(other);
  return compareRuns(
    (seconds) => round(one, seconds),
    (seconds) => round(other, seconds),
  );
}

type Run = (seconds: number) => Promise<Load>;

/** The same for whatever is loaded in another way, and warm already. */
export async function compareRuns(one: Run, other: Run): Promise<Compared> {
  const ones: Load[] = [];
  const others: Load[] = [];
  for (let count = 0; count < ROUNDS; count += 1) {
    ones.push(await one(SECONDS));
    others.push(await other(SECONDS));
  }
  const ratios = ones.map(({ perSecond }, index) => perSecond / (others[index]?.perSecond ?? Number.NaN));
  return { one: middle(ones), other: middle(others), ratio: median(ratios) };
}
