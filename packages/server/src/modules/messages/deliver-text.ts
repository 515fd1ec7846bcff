import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../secrets.ts';
import { claimText, deleteText, postponeText } from './outgoing-text.store.ts';

/** Hands a text to whoever brings it to a phone. */
export type SendText = (message: {
  to: string;
  text: string;
}) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string; readonly retry: boolean }>;

export type DeliveryNeeds = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly send: SendText;
  readonly now: () => Date;
  /** Hears of every text that a provider would not take; never of the phone or the words. */
  readonly onFailure: (failure: { id: number; attempts: number; reason: string }) => void;
  /** How the phones begin whose texts are sent; any, where it is not said. */
  readonly prefix?: string;
  /** Hears of every text that is taken, before it is sent: somebody else may look for the next meanwhile. */
  readonly onTaken?: () => void;
};

const FIRST_WAIT_MS = 2_000;
/** Longer than any provider is waited for: a text in flight is not taken by another worker. */
const IN_FLIGHT_MS = 60_000;

/** Takes one text that is due and hands it on. Gives what became of it. */
export async function deliverText(needs: DeliveryNeeds): Promise<'delivered' | 'failed' | 'none due'> {
  const { db, secrets, send, now, onFailure, prefix = '', onTaken } = needs;
  const text = await claimText(db, prefix, now(), new Date(now().getTime() + IN_FLIGHT_MS));
  if (!text) return 'none due';
  onTaken?.();
  const result = await send({ to: text.phone, text: secrets.open(text.sealed) });
  if (result.ok) {
    await deleteText(db, text.id);
    return 'delivered';
  }
  onFailure({ id: text.id, attempts: text.attempts, reason: result.reason });
  if (result.retry) {
    await postponeText(db, text.id, new Date(now().getTime() + FIRST_WAIT_MS * 2 ** (text.attempts - 1)));
  } else {
    await deleteText(db, text.id);
  }
  return 'failed';
}
