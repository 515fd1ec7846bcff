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
  { gravity: 'kill', during: 'any other kill', goal: { atMost: 1 } },
] as const;

/** How long what was broken was away, and a customer without an answer. */
export function figuresOfRecovery({ recoveries }: Pick<Run, 'recoveries'>): Figure[] {
  const seconds = (what: string, ms: number): Figure => ({ what, measured: ms / 1000, unit: 's' });
  const waits = WAITS.map(({ gravity, during, goal }): Figure => {
    const longest = seconds(`longest wait of a customer at ${during}`, recoveries.longestOutageMs(gravity));
    return goal === undefined ? longest : { ...longest, goal };
  });
  const recovered = recoveries
    .summary()
    .flatMap(({ what, times, medianMs, longestMs }): Figure[] => [
      { what: `recoveries: ${what}`, measured: times, unit: '' },
      seconds('  took in the middle', medianMs),
      seconds('  took at most', longestMs),
    ]);
  return [{ what: 'failovers', measured: recoveries.times('failover'), unit: '' }, ...waits, ...recovered];
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
