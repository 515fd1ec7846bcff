import type { Limit } from '../../limits/limits.ts';
import { type NetworkPart, networkParts } from '../../limits/network-parts.ts';
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

/** A browser that nobody knows, the same with a number that we know better, or a browser that signed in before. */
export type Standing = 'stranger' | 'reserved' | 'known';

/** How far into the day's texts each may go: what lies beyond strangers cannot use up. ADR 36 has the sums. */
const TEXTS_UP_TO = {
  customer: { stranger: 0.7, reserved: 0.8, known: 0.95 },
  staff: { stranger: 0.7, reserved: 0.85, known: 1 },
} as const satisfies Record<Audience, Record<Standing, number>>;
/** Of all strangers in a day, for each text that may be sent. One guess in ten thousand is right. */
const WRONG_PER_TEXT = { customer: 0.25, staff: 0.02 } as const satisfies Record<Audience, number>;
/** Of texts and guesses, however small the budget: a family's. */
const LEAST_OF_A_NETWORK = 20;
/** How much of what strangers may use is usual. ADR 35 has the sums. */
const USUAL = { hour: 0.07, day: 0.5 };
/** However small the budget: a small shop's hour. */
const LEAST_USUAL = 100;

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
/** A known browser's, of a month: its second right code lets it spend (ADR 37). */
const wrongOfMonth = (who: string) => tooMany(`${who}wrong-month`, 20, 30 * DAY);
const sends = (who: string) => tooMany(`${who}sends`, 5, HOUR);
/** Many people can share an address: phone networks hide thousands behind one. */
const sendsFrom = (origin: string) => tooMany(`code-sends-from:${origin}`, 200, HOUR);
const wrongFrom = (origin: string) => tooMany(`code-wrong-from:${origin}`, 20, HOUR);
/** A phone's holder can register any number of browsers: together they send no more than this. */
const sendsToKnown = (who: string) => tooMany(`${who}sends-known`, 15, HOUR);

/** A part of the day for each network that the call comes from. */
const sharesOf = (what: string, networks: readonly NetworkPart[], inAll: number) =>
  networks.map(({ name, part }) =>
    tooMany(`code-${what}-day:${name}`, Math.max(LEAST_OF_A_NETWORK, Math.floor(inAll * part)), DAY),
  );

/** All texts of a day are one count. */
export const textOfDay = (audience: Audience, standing: Standing, dailyTexts: number) =>
  tooMany('code-budget', Math.floor(dailyTexts * TEXTS_UP_TO[audience][standing]), DAY);

/** What strangers use without a proof of work, of so many in all. */
const usualOf = (key: string, inAll: number) => {
  const limit = (part: number, windowSeconds: number, name: string) =>
    tooMany(`${key}:${name}`, Math.max(LEAST_USUAL, Math.floor(inAll * part)), windowSeconds);
  return [limit(USUAL.hour, HOUR, 'hour'), limit(USUAL.day, DAY, 'day')];
};

const usualLimits = (audience: Audience, dailyTexts: number) => ({
  sends: usualOf('code-unproven-sends', dailyTexts * TEXTS_UP_TO.customer.stranger),
  wrong: usualOf(`code-unproven-wrong:${audience}`, dailyTexts * WRONG_PER_TEXT[audience]),
});

function networkLimits({ audience, origin }: Pick<CodeRequester, 'audience' | 'origin'>, dailyTexts: number) {
  const networks = networkParts(origin);
  const wrongInAll = Math.max(LEAST_OF_A_NETWORK, Math.floor(dailyTexts * WRONG_PER_TEXT[audience]));
  return {
    sends: sharesOf('sends', networks, dailyTexts * TEXTS_UP_TO.customer.stranger),
    wrong: [
      ...sharesOf('wrong', networks, dailyTexts * WRONG_PER_TEXT.customer),
      tooMany(`code-wrong-in-all:${audience}`, wrongInAll, DAY),
    ],
  };
}

export type CodeLimits = {
  /** What needs no proof of work, of all strangers together. Given back where nothing was sent or compared. */
  readonly usual: { readonly sends: TooMany[]; readonly wrong: TooMany[] };
  /** Calls of an hour from one address. Taken before anything else. */
  readonly origin: { readonly sends: TooMany[]; readonly wrong: TooMany[] };
  /** Of a day from one network, or a customer's known browser in a month. Given back where nothing was sent or compared. */
  readonly networks: { readonly sends: TooMany[]; readonly wrong: TooMany[] };
  readonly gap: TooSoon;
  readonly sends: TooMany[];
  readonly wrong: Locked;
};

/**
 * Decisions §3 and reliability.md (SMS pumping): how often codes are sent and may be wrong. A known browser has counts
 * of its own, which nobody else can reach; everyone else shares those of the phone, of their origin and its networks.
 */
export function codeLimits({ origin, device, ...account }: CodeRequester, dailyTexts: number): CodeLimits {
  const everyone = keysOf(account);
  if (device !== undefined) {
    const who = `${everyone}${device}:`;
    return {
      usual: { sends: [], wrong: [] },
      origin: { sends: [], wrong: [] },
      networks: { sends: [], wrong: account.audience === 'customer' ? [wrongOfMonth(who)] : [] },
      gap: gap(who),
      sends: [sends(who), sendsToKnown(everyone)],
      wrong: wrong(who),
    };
  }
  return {
    usual: usualLimits(account.audience, dailyTexts),
    origin: { sends: [sendsFrom(origin)], wrong: [wrongFrom(origin)] },
    networks: networkLimits({ audience: account.audience, origin }, dailyTexts),
    gap: gap(everyone),
    sends: [sends(everyone)],
    wrong: wrong(everyone),
  };
}
