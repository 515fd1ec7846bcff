import { storedJson } from '@jara/ui/browser/stored-value';
import { storedText } from '@/shared/browser/storage.ts';

// Part of every page: it imports nothing of the contract.

/** Decisions §3: how long a code lives. What is kept of whoever waits for it is kept no longer. */
const LIVES_MS = 5 * 60_000;

/** The dialog that asks for a code, and what it has to know. Neither a code nor a token is ever in it. */
const pending = storedJson(storedText('pending_code'), (json) => ({ ...(json as Readonly<Record<string, unknown>>) }));

/** A clock that was set back must not keep it alive for ever. */
export const isCodeAlive = (sentAt: number, now: number): boolean => Math.abs(now - sentAt) < LIVES_MS;

/** What a reload or a dropped tab has interrupted; forgotten once the code is dead. */
export function pendingCode(now: number): Readonly<Record<string, unknown>> | undefined {
  const kept = pending.read();
  if (kept && isCodeAlive(Number(kept['sentAt']), now)) return kept;
  pending.write(undefined);
  return undefined;
}

export const keepPendingCode = (kept: object): void => void pending.write({ ...kept });
export const forgetPendingCode = (): void => void pending.write(undefined);
