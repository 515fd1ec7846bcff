import type { FailureCode } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { type Outcome, succeed } from '../../outcome.ts';
import { type CodeLimits, codeLimits, textOfDay } from './code-limits.ts';
import type { Audience, KnownDevices } from './known-devices.ts';

export type AllowanceNeeds = {
  readonly db: Db;
  readonly limits: Limits;
  /** How many texts a day may cost us in all. */
  readonly dailyTexts: number;
  readonly audience: Audience;
  readonly devices: KnownDevices;
};

/** Where a call comes from: its address, and the device cookie of the browser, if it brought one. */
export type From = { readonly origin: string; readonly device: { readonly value: string | undefined } };
export type Asker = { readonly phone: string; readonly from: From };
/** Whether the number has a part of the day's texts that strangers cannot use up. No answer may tell. */
export type Reserve = { readonly hasReserve?: (db: Db) => Promise<boolean> };
type Sending = { readonly isSent: boolean };

export type SendingFailure = 'OTP_TOO_SOON' | 'TOO_MANY_TRIES' | 'LOCKED_FOR_NOW';

/** Whether a code may be sent or tried: counts it, by who asks. */
export function createAllowance({ db, limits, dailyTexts, audience, devices }: AllowanceNeeds) {
  function of({ phone, from }: Asker) {
    const device = devices.idFor(from.device.value, phone);
    const requester = { audience, phone, origin: from.origin, device };
    return { isKnown: device !== undefined, limits: codeLimits(requester, dailyTexts) };
  }

  const giveBackAll = (all: readonly Limit<FailureCode>[]) => Promise.all(all.map((limit) => limits.giveBack(limit)));

  /** All or none: one that refuses leaves the others as they were. */
  async function takeAll<Code extends FailureCode>(all: readonly Limit<Code>[]): Promise<Outcome<null, Code>> {
    for (const [index, limit] of all.entries()) {
      const taken = await limits.take(limit);
      if (taken.ok) continue;
      await giveBackAll(all.slice(0, index));
      return taken;
    }
    return succeed(null);
  }

  /** The hour of the origin before the day of its networks: who calls too often is refused by one statement. */
  async function takeFrom({ origin, networks }: CodeLimits, what: 'sends' | 'wrong') {
    const ofHour = await takeAll(origin[what]);
    return ofHour.ok ? takeAll(networks[what]) : ofHour;
  }

  async function mayReach({ wrong, gap, sends }: CodeLimits): Promise<Outcome<null, SendingFailure>> {
    const unlocked = await limits.check(wrong);
    return unlocked.ok ? takeAll<SendingFailure>([gap, ...sends]) : unlocked;
  }

  /** Where strangers have used up their texts, nothing tells which numbers are still sent one: each seems to be. */
  async function takeTextOfDay({ hasReserve }: Reserve, isKnown: boolean): Promise<Outcome<Sending, 'TOO_MANY_TRIES'>> {
    const isReserved = !isKnown && (await hasReserve?.(db));
    const standing = isReserved ? 'reserved' : 'stranger';
    const taken = await limits.take(textOfDay(audience, isKnown ? 'known' : standing, dailyTexts));
    if (taken.ok) return succeed({ isSent: true });
    return hasReserve && !isKnown ? succeed({ isSent: false }) : taken;
  }

  /** Decisions §3: the origin's limits first, so that an origin over its limit spends nothing of a phone's. */
  async function maySend(asked: Asker & Reserve): Promise<Outcome<Sending, SendingFailure>> {
    const { isKnown, limits: its } = of(asked);
    const fromOrigin = await takeFrom(its, 'sends');
    if (!fromOrigin.ok) return fromOrigin;
    const reached = await mayReach(its);
    const sending = reached.ok ? await takeTextOfDay(asked, isKnown) : reached;
    if (!sending.ok) await giveBackAll(its.networks.sends);
    return sending;
  }

  return { of, maySend, takeFrom, giveBackAll };
}
