import { storedText } from '@/shared/browser/stored-value.ts';

// Part of every page: it imports nothing of the contract.

/** Decisions §3: how long a code lives. What is kept of whoever waits for it is kept no longer. */
const LIVES_MS = 5 * 60_000;

/** The dialog that asks for a code, and what it has to know. Neither a code nor a token is ever in it. */
const pending = storedText('pending_code');

/** A clock that was set back must not keep it alive for ever. */
export const isCodeAlive = (sentAt: number, now: number): boolean => Math.abs(now - sentAt) < LIVES_MS;

/** What a reload or a dropped tab has interrupted; forgotten once the code is dead. */
export function pendingCode(now: number): Readonly<Record<string, unknown>> | undefined {
  const text = pending.read();
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (isCodeAlive(Number(kept['sentAt']), now)) return kept;
  } catch {
    // Spoilt: as good as none.
  }
  pending.write(null);
  return undefined;
}

export const keepPendingCode = (kept: object): void => void pending.write(JSON.stringify(kept));
export const forgetPendingCode = (): void => void pending.write(null);
