import type { Limit } from '../../limits/limits.ts';
import type { Audience } from './known-devices.ts';

type TooMany = Limit<'TOO_MANY_TRIES'>;
type TooSoon = Limit<'OTP_TOO_SOON'>;
type Locked = Limit<'LOCKED_FOR_NOW'>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whose codes: a phone's as a customer's and the same phone's as staff's are counted apart. */
export type Account = { readonly audience: Audience; readonly phone: string };

/** Who asks for a code or gives one: an address of origin, and the browser if it has signed in with the phone before. */
export type CodeRequester = Account & { readonly origin: string; readonly device: string | undefined };

/** How every count of an account begins, those of its known browsers too. */
export const keysOf = ({ audience, phone }: Account): string => `code:${audience}:${phone}:`;

/** The last part of the day's texts is for known browsers alone: strangers cannot use it up. */
const FOR_STRANGERS = 0.8;

const tooMany = (key: string, most: number, windowSeconds: number): TooMany => ({
  key,
  most,
  windowSeconds,
  code: 'TOO_MANY_TRIES',
});

const gap = (who: string): TooSoon => ({
  key: `${who}gap`,
  most: 1,
  windowSeconds: MINUTE,
  code: 'OTP_TOO_SOON',
});
const wrong = (who: string): Locked => ({
  key: `${who}wrong`,
  most: 10,
  windowSeconds: DAY,
  code: 'LOCKED_FOR_NOW',
});
const sends = (who: string) => tooMany(`${who}sends`, 5, HOUR);
/** Many people can share an address: phone networks hide thousands behind one. */
const sendsFrom = (origin: string) => tooMany(`code-sends-from:${origin}`, 200, HOUR);
const wrongFrom = (origin: string) => tooMany(`code-wrong-from:${origin}`, 20, HOUR);
/** A phone's holder can register any number of browsers: together they send no more than this. */
const sendsToKnown = (who: string) => tooMany(`${who}sends-known`, 15, HOUR);
const budget = (most: number) => tooMany('code-budget', Math.floor(most), DAY);

export type CodeLimits = {
  /** Of the address that the call comes from. Taken before anything else. */
  readonly origin: { readonly sends: TooMany[]; readonly wrong: TooMany[] };
  readonly gap: TooSoon;
  readonly sends: TooMany[];
  readonly wrong: Locked;
};

/**
 * Decisions §3 and reliability.md (SMS pumping): how often codes are sent and may be wrong. A known browser has counts
 * of its own, which nobody else can reach; everyone else shares those of the phone and of their origin.
 */
export function codeLimits({ origin, device, ...account }: CodeRequester, dailyTexts: number): CodeLimits {
  const everyone = keysOf(account);
  if (device !== undefined) {
    const who = `${everyone}${device}:`;
    return {
      origin: { sends: [], wrong: [] },
      gap: gap(who),
      sends: [sends(who), sendsToKnown(everyone), budget(dailyTexts)],
      wrong: wrong(who),
    };
  }
  return {
    origin: { sends: [sendsFrom(origin)], wrong: [wrongFrom(origin)] },
    gap: gap(everyone),
    sends: [sends(everyone), budget(dailyTexts * FOR_STRANGERS)],
    wrong: wrong(everyone),
  };
}
