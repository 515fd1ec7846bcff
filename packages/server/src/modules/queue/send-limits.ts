import { networkParts } from '../../limits/network-parts.ts';
import { type Use, windowsInMemory } from '../../limits/windows-in-memory.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Of each kind of window: a few hundred bytes each. */
const MOST_KEYS = 50_000;
/** An address and its /24; a /64, a /56 and a /48. */
const WIDTHS = 3;

/** How many messages, and how many bytes they have. */
type Measure = readonly [messages: number, bytes: number];

/** ADR 40 has the sums. A browser that was offline sends 500 events at once, each alone if they are errors. */
const OF_A_BROWSER = { minute: [600, 2_000_000], day: [2_000, 8_000_000] } as const;
/** What all may send in a day; a network has its part, so that 5,000 phones behind one address have lunch and dinner. */
const OF_ALL = [3_000_000, 6_000_000_000] as const;
/** Of what a network has in a day it may send so much within a minute: thrice the mean of its lunch hour. */
const BUSIEST_MINUTE = 1 / 40;

/** Who sends: the key that signed, which a browser has for its session, and the network. */
export type Sender = { readonly browser: string; readonly origin: string };

const partOf = (part: number): Measure => [Math.round(OF_ALL[0] * part), Math.round(OF_ALL[1] * part)];

type Counting = { readonly windows: ReturnType<typeof windowsInMemory>; readonly use: Use };

/** All of them or none. Gives the milliseconds to wait; 0, and it is counted. */
function countAll(counting: readonly Counting[]): number {
  const wait = Math.max(...counting.map(({ windows, use }) => windows.waitFor(use)));
  if (wait === 0) for (const { windows, use } of counting) windows.add(use);
  return wait;
}

/** How much may be sent to the queue. Each function gives the milliseconds to wait; 0, and it is counted. */
export function createSendLimits(now: () => Date) {
  const windowsOf = (seconds: number) => windowsInMemory(seconds, now, MOST_KEYS);
  // Whoever makes up browsers, or has many narrow networks, must not have the wide ones forgotten.
  const ofWidths = (seconds: number) => Array.from({ length: WIDTHS }, () => windowsOf(seconds));
  const calls = ofWidths(MINUTE);
  const networks = { minute: ofWidths(MINUTE), day: ofWidths(DAY) };
  const browsers = { minute: windowsOf(MINUTE), day: windowsOf(DAY) };

  const ofNetworks = (counted: typeof calls, origin: string, amounts: readonly number[], share: number): Counting[] =>
    counted.flatMap((windows, width) => {
      const network = networkParts(origin)[width];
      return network ? { windows, use: { key: network.name, amounts, most: partOf(network.part * share) } } : [];
    });

  return {
    /** One call, before anything of it is read: what is not signed costs something too. */
    call: (origin: string): number => countAll(ofNetworks(calls, origin, [1], BUSIEST_MINUTE)),
    /** Messages that are good. The browser counts, and each network that it is in. */
    messages: ({ browser, origin }: Sender, sent: Measure): number =>
      countAll([
        { windows: browsers.minute, use: { key: browser, amounts: sent, most: OF_A_BROWSER.minute } },
        { windows: browsers.day, use: { key: browser, amounts: sent, most: OF_A_BROWSER.day } },
        ...ofNetworks(networks.minute, origin, sent, BUSIEST_MINUTE),
        ...ofNetworks(networks.day, origin, sent, 1),
      ]),
  };
}
