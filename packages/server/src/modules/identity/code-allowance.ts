import type { FailureCode } from '@jara/contract';
import type { Db } from '../../db/client.ts';
import type { Limit, Limits } from '../../limits/limits.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Purpose } from './code.store.ts';
import { type CodeLimits, codeLimits, textOfDay } from './code-limits.ts';
import type { Audience, KnownDevices } from './known-devices.ts';
import type { Proofs } from './proof-of-work.ts';

export type AllowanceDeps = {
  readonly db: Db;
  readonly limits: Limits;
  /** How many texts a day may cost us in all. */
  readonly dailyTexts: number;
  readonly audience: Audience;
  readonly devices: KnownDevices;
  readonly proofs: Proofs;
};

/** Where a call comes from: its address, the device cookie of the browser and a proof of work, if it brought them. */
export type From = {
  readonly origin: string;
  readonly device: { readonly value: string | undefined };
  readonly proof?: string | undefined;
};
export type Asker = { readonly phone: string; readonly purpose: Purpose; readonly from: From };
/** Whether the number has a part of the day's texts that strangers cannot use up. No answer may tell. */
export type Reserve = { readonly hasReserve?: (db: Db) => Promise<boolean> };
type Sending = { readonly isSent: boolean };

export type SendingFailure = 'OTP_TOO_SOON' | 'TOO_MANY_TRIES' | 'LOCKED_FOR_NOW' | 'PROOF_NEEDED';
type Taken = { readonly toGiveBack: readonly Limit<'TOO_MANY_TRIES'>[] };
type What = 'sends' | 'wrong';

/** Whether a code may be sent or tried: counts it, by who asks. */
export function createAllowance({ db, limits, dailyTexts, audience, devices, proofs }: AllowanceDeps) {
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

  /** While strangers ask or guess more than is usual, each of them brings a proof of work. Who is signed in is none. */
  async function takeUsual(
    { phone, purpose, from }: Asker,
    { usual }: CodeLimits,
    what: What,
  ): Promise<Outcome<Taken, 'PROOF_NEEDED'>> {
    if (purpose === 'profile') return succeed({ toGiveBack: [] });
    if ((await takeAll(usual[what])).ok) return succeed({ toGiveBack: usual[what] });
    const subject = `${what}:${purpose}:${phone}`;
    if (await proofs.use(from.proof, subject)) return succeed({ toGiveBack: [] });
    return refuse('PROOF_NEEDED', { challenge: await proofs.challenge(subject) });
  }

  /** The hour of the origin before the day of its networks: who calls too often is refused by few statements. */
  async function takeFrom(
    asked: Asker,
    its: CodeLimits,
    what: What,
  ): Promise<Outcome<Taken, 'TOO_MANY_TRIES' | 'PROOF_NEEDED'>> {
    const usual = await takeUsual(asked, its, what);
    if (!usual.ok) return usual;
    const { toGiveBack } = usual.data;
    const ofHour = await takeAll(its.origin[what]);
    const taken = ofHour.ok ? await takeAll(its.networks[what]) : ofHour;
    if (taken.ok) return succeed({ toGiveBack: [...toGiveBack, ...its.networks[what]] });
    await giveBackAll(toGiveBack);
    return taken;
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
    const fromOrigin = await takeFrom(asked, its, 'sends');
    if (!fromOrigin.ok) return fromOrigin;
    const reached = await mayReach(its);
    const sending = reached.ok ? await takeTextOfDay(asked, isKnown) : reached;
    if (!sending.ok) await giveBackAll(fromOrigin.data.toGiveBack);
    return sending;
  }

  return { of, maySend, takeFrom, giveBackAll };
}
