import type { Secrets } from '../../secrets.ts';

export type Session = { readonly id: string; readonly startedAt: number };

const TOKEN = /^([\da-f-]{36})\.(\d{13})\.([\w-]{43})$/;

/** Decisions §9: continues a session. Which one and since when stands in the token itself: nothing of it is stored. */
export function createSessionTokens(secrets: Pick<Secrets, 'mac' | 'isMac'>) {
  return {
    write({ id, startedAt }: Session): string {
      const session = `${id}.${startedAt}`;
      return `${session}.${secrets.mac('eventSession', session)}`;
    },
    /** Undefined for what we have not written. */
    read(token: string): Session | undefined {
      const [, id, startedAt, mac] = TOKEN.exec(token) ?? [];
      if (id === undefined || startedAt === undefined || mac === undefined) return undefined;
      if (!secrets.isMac('eventSession', `${id}.${startedAt}`, mac)) return undefined;
      return { id, startedAt: Number(startedAt) };
    },
  };
}
