import { median } from '../figure.ts';

/** By the process's own clock, in ms. */
type Span = { readonly began: number; readonly ended: number };

/** Of a cut, also when it was over. */
type Recovered = Span & { readonly mended?: number };

/** How a customer's wait is judged: by the gravest thing that went on meanwhile. */
const GRAVITY = ['failover', 'crash', 'cut', 'kill'] as const;
type Gravity = (typeof GRAVITY)[number];

/** What follows a recovery belongs to it: pools connect again, and caches listen. */
const AFTERMATH_MS = 3_000;

/** What was broken, from then until it did its work again; and how long a customer got no answer. */
export function createRecoveries() {
  const recoveries: (Recovered & { readonly what: string; readonly gravity: Gravity })[] = [];
  const outages: Span[] = [];

  const meanwhile = ({ began, ended }: Span) =>
    recoveries.filter((each) => each.began <= ended && began <= each.ended + AFTERMATH_MS);
  const gravityOf = (outage: Span): Gravity =>
    GRAVITY.find((gravity) => meanwhile(outage).some((each) => each.gravity === gravity)) ?? 'kill';
  /** The gravest of what went on: all of them, where chance had several. */
  const causesOf = (outage: Span): string => {
    const grave = meanwhile(outage).filter(({ gravity }) => gravity === gravityOf(outage));
    return [...new Set(grave.map(({ what }) => what))].toSorted().join(' + ') || 'faults of providers alone';
  };
  const longestOf = (spans: readonly Span[]) => Math.max(0, ...spans.map(({ began, ended }) => ended - began));

  return {
    add: (what: string, gravity: Gravity, span: Recovered): void => void recoveries.push({ what, gravity, ...span }),
    addOutage: (span: Span): void => void outages.push(span),
    times: (gravity: Gravity): number => recoveries.filter((each) => each.gravity === gravity).length,
    longestOutageMs: (gravity: Gravity): number => longestOf(outages.filter((each) => gravityOf(each) === gravity)),
    /** The longest wait while that was broken, the longest first. */
    outagesByCause: (): { readonly cause: string; readonly times: number; readonly longestMs: number }[] =>
      [...Map.groupBy(outages, causesOf)]
        .map(([cause, spans]) => ({ cause, times: spans.length, longestMs: longestOf(spans) }))
        .toSorted((one, other) => other.longestMs - one.longestMs),
    /** By what was broken, in the order of its name. */
    summary: (): {
      readonly what: string;
      readonly times: number;
      readonly medianMs: number;
      readonly longestMs: number;
    }[] =>
      [...Map.groupBy(recoveries, ({ what }) => what)]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([what, spans]) => ({
          what,
          times: spans.length,
          medianMs: median(spans.map(({ began, mended = began, ended }) => ended - mended)),
          longestMs: longestOf(spans.map(({ began, mended = began, ended }) => ({ began: mended, ended }))),
        })),
  };
}

export type Recoveries = ReturnType<typeof createRecoveries>;
