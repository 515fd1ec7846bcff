import type { Figure } from '../figure.ts';
import type { Finding } from './reconcile.ts';
import type { Run } from './run-chaos.ts';

const NONE = { atMost: 0 };
/** A run in which nothing happened proves nothing. */
const SOME = { atLeast: 1 };

/** How long a customer may wait for an answer while that goes on. */
const WAITS = [
  { gravity: 'failover', during: 'a failover', goal: { atMost: 15 } },
  { gravity: 'crash', during: 'a crash of PostgreSQL', goal: undefined },
  { gravity: 'cut', during: 'a cut between two parts', goal: undefined },
  { gravity: 'kill', during: 'any other kill', goal: { atMost: 1 } },
] as const;

/** How long what was broken was away, and a customer without an answer. */
export function figuresOfRecovery({ recoveries }: Pick<Run, 'recoveries'>): Figure[] {
  const seconds = (what: string, ms: number): Figure => ({ what, measured: ms / 1000, unit: 's' });
  // What has not happened has not been met.
  const there = WAITS.filter(({ gravity }) => recoveries.times(gravity) > 0 || recoveries.longestOutageMs(gravity) > 0);
  const waits = there.map(({ gravity, during, goal }): Figure => {
    const longest = seconds(`longest wait of a customer at ${during}`, recoveries.longestOutageMs(gravity));
    return goal === undefined ? longest : { ...longest, goal };
  });
  const recovered = recoveries
    .summary()
    // Of some cuts only customers can tell when they were made up for.
    .filter(({ longestMs }) => longestMs > 0)
    .flatMap(({ what, times, medianMs, longestMs }): Figure[] => [
      { what: `recoveries: ${what}`, measured: times, unit: '' },
      seconds('  took in the middle', medianMs),
      seconds('  took at most', longestMs),
    ]);
  const waited = recoveries
    .outagesByCause()
    .map(({ cause, times, longestMs }) => seconds(`${times} waits at: ${cause}; at most`, longestMs));
  return [{ what: 'failovers', measured: recoveries.times('failover'), unit: '' }, ...waits, ...recovered, ...waited];
}

/** What a run of half an hour is to reach with several of each; a shorter one its share of that. */
const REACH = { orders: 20_000, kills: 100, crashes: 20, failovers: 5, minutes: 30 } as const;

export function figuresOfReach({ counts, evidence, recoveries }: Run, minutes: number): Figure[] {
  const share = (whole: number) => ({ atLeast: Math.floor((whole * minutes) / REACH.minutes) });
  const figure = (what: string, measured: number, whole: number): Figure => ({
    ...{ what: `of ${REACH.minutes} minutes ${whole} ${what}, in this run`, measured, unit: '', goal: share(whole) },
  });
  return [
    figure('orders', evidence.orders.length, REACH.orders),
    figure('kills of an API', counts.of('kills of an API'), REACH.kills),
    figure('crashes of PostgreSQL', counts.of('crashes of PostgreSQL'), REACH.crashes),
    figure('failovers', recoveries.times('failover'), REACH.failovers),
  ];
}

/** What was done, what was broken, and what must be zero. */
export function figuresOf({ counts, evidence, findings, ownEnds }: Run, minutes: number): Figure[] {
  const { orders, entries, providerRecords } = evidence;
  const refs = new Set(entries.map(({ ref }) => ref));
  const posted = (kind: string) => [...refs].filter((ref) => ref.startsWith(`${kind}:`)).length;
  const figure = (what: string, measured: number): Figure => ({ what, measured, unit: '' });
  const counted = (what: string) => figure(what, counts.of(what));
  const some = (what: string, measured: number): Figure => ({ what, measured, unit: '', goal: SOME });
  const done = (what: string) => some(what, counts.of(what));
  const sum = (all: readonly [string, number][]) => all.reduce((total, [, count]) => total + count, 0);
  const zero = (what: string, measured: number): Figure => ({ what, measured, unit: '', goal: NONE });
  const found = (what: string, ...kinds: Finding['kind'][]) =>
    zero(what, findings.filter(({ kind }) => kinds.includes(kind)).length);

  return [
    figure('minutes', minutes),
    counted('requests'),
    counted('answers lost'),
    figure('answers that it is unavailable', sum(counts.under('unavailable: '))),
    counted('orders acknowledged'),
    done('packages acknowledged'),
    figure('orders made', orders.length),
    some('orders paid', orders.filter(({ paid_at }) => paid_at !== null).length),
    figure('orders dropped or replaced', orders.filter(({ status }) => status === 'cancelled').length),
    counted('orders paid in two tabs'),
    ...counts.under('staff: ').map(([what, times]) => figure(`orders moved by staff: ${what}`, times)),
    counted('orders cancelled by customers'),
    counted('redeliveries paid'),
    figure('orders given back in whole or in part', orders.filter(({ refunded }) => refunded > 0).length),
    figure('payments started', sum(counts.under('payments started: '))),
    some('charges by providers', providerRecords.filter(({ charges }) => charges.length > 0).length),
    some('top-ups', posted('topup')),
    figure('late, doubled or wrong sums put into the wallet', posted('late')),
    figure('sums in another currency', posted('suspense')),
    figure('charges that banks took back', posted('reversal')),
    figure('shares of a wallet held', posted('hold')),
    counted('cards removed'),
    done('kills of an API'),
    done('kills of the worker'),
    done('crashes of PostgreSQL'),
    counted('cuts between two parts'),
    done('faults of providers'),
    done('webhooks forged'),
    found('lost', 'lost', 'untrue'),
    found('doubled', 'doubled'),
    found('wallets that do not add up', 'drift', 'overdrawn'),
    found('broken invariants', 'invariant'),
    found('dead jobs', 'dead job'),
    zero('programs that ended by themselves', ownEnds.length),
    zero('unexpected errors of the API', sum(counts.under('unexpected: '))),
    zero('orders not found after they were acknowledged', counts.of('orders not found after they were acknowledged')),
  ];
}
