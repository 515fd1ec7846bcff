import { lineOfAddress } from '@jara/fair-queue';

type Limits = { readonly perCaller: number; readonly inAll: number; readonly onRefusal?: () => void };

/**
 * How many calls to a server behind us may be under way: of one caller, by their site, so that nobody takes the place of others, and in
 * all, so that neither that server nor our memory is flooded. One too many is not made, and gives undefined.
 */
export function limitCalls({ perCaller, inAll, onRefusal }: Limits) {
  const underWay = new Map<string, number>();
  let all = 0;

  /** Gives what ends the call; it is used once. */
  function enter(caller: string): (() => void) | undefined {
    const [site] = lineOfAddress(caller);
    const own = underWay.get(site) ?? 0;
    if (own >= perCaller || all >= inAll) {
      onRefusal?.();
      return undefined;
    }
    underWay.set(site, own + 1);
    all += 1;
    return () => {
      all -= 1;
      const left = (underWay.get(site) ?? 1) - 1;
      if (left === 0) underWay.delete(site);
      else underWay.set(site, left);
    };
  }

  async function within<Result>(caller: string, call: () => Promise<Result>): Promise<Result | undefined> {
    const leave = enter(caller);
    if (!leave) return undefined;
    try {
      return await call();
    } finally {
      leave();
    }
  }
  return { enter, within };
}
