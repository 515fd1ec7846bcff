import type { Limit } from '../../limits/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who asks for a code or gives one: an address of origin, and the browser if it has signed in with the phone before. */
export type CodeRequester = { readonly phone: string; readonly origin: string; readonly device: string | undefined };

/** The last part of the day's texts is for known browsers alone: strangers cannot use it up. */
const FOR_STRANGERS = 0.8;

const gap = (who: string): Limit => ({ key: `code-gap:${who}`, most: 1, windowSeconds: MINUTE });
const sends = (who: string): Limit => ({ key: `code-sends:${who}`, most: 5, windowSeconds: HOUR });
const wrong = (who: string): Limit => ({ key: `code-wrong:${who}`, most: 10, windowSeconds: DAY });
/** Many people can share an address: phone networks hide thousands behind one. */
const sendsFrom = (origin: string): Limit => ({ key: `code-sends-from:${origin}`, most: 200, windowSeconds: HOUR });
const wrongFrom = (origin: string): Limit => ({ key: `code-wrong-from:${origin}`, most: 20, windowSeconds: HOUR });
/** A phone's holder can register any number of browsers: together they send no more than this. */
const sendsToKnown = (phone: string): Limit => ({ key: `code-sends-known:${phone}`, most: 15, windowSeconds: HOUR });
const budget = (most: number): Limit => ({ key: 'code-budget', most: Math.floor(most), windowSeconds: DAY });

export type CodeLimits = {
  /** Of the address that the call comes from. Taken before anything else. */
  readonly origin: { readonly sends: Limit[]; readonly wrong: Limit[] };
  readonly gap: Limit;
  readonly sends: Limit[];
  readonly wrong: Limit;
};

/**
 * Decisions §3 and reliability.md (SMS pumping): how often codes are sent and may be wrong. A known browser has counts
 * of its own, which nobody else can reach; everyone else shares those of the phone and of their origin.
 */
export function codeLimits({ phone, origin, device }: CodeRequester, dailyTexts: number): CodeLimits {
  if (device !== undefined) {
    const who = `${phone}:${device}`;
    return {
      origin: { sends: [], wrong: [] },
      gap: gap(who),
      sends: [sends(who), sendsToKnown(phone), budget(dailyTexts)],
      wrong: wrong(who),
    };
  }
  return {
    origin: { sends: [sendsFrom(origin)], wrong: [wrongFrom(origin)] },
    gap: gap(phone),
    sends: [sends(phone), budget(dailyTexts * FOR_STRANGERS)],
    wrong: wrong(phone),
  };
}
