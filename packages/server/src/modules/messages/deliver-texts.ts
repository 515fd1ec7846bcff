import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../secrets.ts';
import { claimText, deleteText, postponeText } from './outgoing-text.store.ts';

/** Hands a text to whoever brings it to a phone. */
export type SendText = (message: {
  to: string;
  text: string;
}) => Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: string; readonly retry: boolean }>;

type Needs = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly send: SendText;
  readonly now: () => Date;
  /** Hears of every text that a provider would not take; never of the phone or the words. */
  readonly onFailure: (failure: { id: number; attempts: number; reason: string }) => void;
};

const FIRST_WAIT_MS = 2_000;
/** Longer than any provider is waited for: a text in flight is not taken by another worker. */
const IN_FLIGHT_MS = 60_000;

/** Sends all texts that are due, one after the other. Gives how many were taken by a provider. */
export async function deliverTexts({ db, secrets, send, now, onFailure }: Needs): Promise<number> {
  let delivered = 0;
  for (;;) {
    const text = await claimText(db, now(), new Date(now().getTime() + IN_FLIGHT_MS));
    if (!text) return delivered;
    const result = await send({ to: text.phone, text: secrets.open(text.sealed) });
    if (result.ok) {
      await deleteText(db, text.id);
      delivered += 1;
      continue;
    }
    onFailure({ id: text.id, attempts: text.attempts, reason: result.reason });
    if (result.retry) {
      await postponeText(db, text.id, new Date(now().getTime() + FIRST_WAIT_MS * 2 ** (text.attempts - 1)));
    } else {
      await deleteText(db, text.id);
    }
  }
}
