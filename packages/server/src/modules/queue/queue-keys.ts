import { createHash, randomUUID } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const TEMPORARY_ID = /^ASIA[A-Z2-7]{16}$/;
const TOKEN = /^(\d{10})\.([\w-]{43})$/;
const OWNER_ID = 'AKIAEVENTSQUEUEOWNER';
export const LONGEST_SECONDS = 3_600;

type QueueKeysDeps = { readonly secrets: Secrets; readonly queueUrl: string; readonly now: () => Date };

/** Whose key signed a request: the owner may do everything, a temporary key may only send. */
export type QueueKey = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly isOwner: boolean };

type Temporary = {
  readonly seconds?: number;
  /** Whose key it is: all keys of one holder have one id, by which limits count. */
  readonly holder?: string;
};

function idOf(holder: string): string {
  const bytes = createHash('sha256').update(holder).digest().subarray(0, 16);
  return `ASIA${[...bytes].map((byte) => LETTERS[byte & 31]).join('')}`;
}

/**
 * Keys of the embedded queue. Nothing of them is stored: secrets are MACs over what the key says of itself (id, expiry,
 * queue), so whoever has the application's secret knows them, and one that was forged is of no use.
 */
export function createQueueKeys({ secrets, queueUrl, now }: QueueKeysDeps) {
  const textOf = (what: 'secret' | 'token', id: string, expires: string) => [what, id, expires, queueUrl].join('\n');
  const secretOf = (id: string, expires: string) => secrets.mac('queue', textOf('secret', id, expires));
  const owner = { accessKeyId: OWNER_ID, secretAccessKey: secretOf(OWNER_ID, 'never') };

  return {
    owner,

    /** A new key that may send for at most an hour. */
    temporary({ seconds = LONGEST_SECONDS, holder = randomUUID() }: Temporary = {}) {
      const accessKeyId = idOf(holder);
      const expires = String(Math.floor(now().getTime() / 1000) + Math.min(seconds, LONGEST_SECONDS));
      return {
        accessKeyId,
        secretAccessKey: secretOf(accessKeyId, expires),
        sessionToken: `${expires}.${secrets.mac('queue', textOf('token', accessKeyId, expires))}`,
        expiresAt: new Date(Number(expires) * 1000),
      };
    },

    /** The key that a request names; 'unknown' where we never made it, or where the token is another key's. */
    find(accessKeyId: string, sessionToken: string | undefined): QueueKey | 'unknown' | 'expired' {
      if (sessionToken === undefined)
        return accessKeyId === owner.accessKeyId ? { ...owner, isOwner: true } : 'unknown';
      const [, expires, mac] = TOKEN.exec(sessionToken) ?? [];
      if (expires === undefined || mac === undefined || !TEMPORARY_ID.test(accessKeyId)) return 'unknown';
      if (!secrets.isMac('queue', textOf('token', accessKeyId, expires), mac)) return 'unknown';
      if (Number(expires) * 1000 <= now().getTime()) return 'expired';
      return { accessKeyId, secretAccessKey: secretOf(accessKeyId, expires), isOwner: false };
    },
  };
}

export type QueueKeys = ReturnType<typeof createQueueKeys>;
