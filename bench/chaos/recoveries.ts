import { median } from '../figure.ts';

/** By the process's own clock, in ms. */
type Span = { readonly began: number; readonly ended: number };

/** How a customer's wait is judged: by the gravest thing that went on meanwhile. */
const GRAVITY = ['failover', 'crash', 'kill'] as const;
type Gravity = (typeof GRAVITY)[number];

/** What follows a recovery belongs to it: pools connect again, and caches listen. */
const AFTERMATH_MS = 3_000;

/** What was broken, from then until it did its work again; and how long a customer got no answer. */
export function createRecoveries() {
  const recoveries: (Span & { readonly what: string; readonly gravity: Gravity })[] = [];
  const outages: Span[] = [];

  const gravityOf = ({ began, ended }: Span): Gravity => {
    const meanwhile = recoveries.filter((each) => each.began <= ended && began <= each.ended + AFTERMATH_MS);
    return GRAVITY.find((gravity) => meanwhile.some((each) => each.gravity === gravity)) ?? 'kill';
  };
  const longestOf = (spans: readonly Span[]) => Math.max(0, ...spans.map(({ began, ended }) => ended - began));

  return {
    add: (what: string, gravity: Gravity, span: Span): void => void recoveries.push({ what, gravity, ...span }),
    addOutage: (span: Span): void => void outages.push(span),
    times: (gravity: Gravity): number => recoveries.filter((each) => each.gravity === gravity).length,
    longestOutageMs: (gravity: Gravity): number => longestOf(outages.filter((each) => gravityOf(each) === gravity)),
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
          medianMs: median(spans.map(({ began, ended }) => ended - began)),
          longestMs: longestOf(spans),
        })),
  };
}

export type Recoveries = ReturnType<typeof createRecoveries>;
