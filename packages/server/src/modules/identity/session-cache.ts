import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { findSession, type SignedInCustomer } from './session.store.ts';

/** About 300 bytes each. */
const MAX_SESSIONS = 10_000;
/** As the database announces a session that has ended or changed. */
const TAG = 'session:';

type Deps = {
  readonly db: Db;
  readonly now: () => Date;
  /** Whether `invalidate` is told of every change. While it is not, each call asks the database. */
  readonly isCurrent: () => boolean;
};

/** Who is signed in by which session, remembered until the database announces that the session has ended. */
export function createSessionCache({ db, now, isCurrent }: Deps) {
  const known = new LRUCache<string, SignedInCustomer & { readonly expires_at: Date }>({ max: MAX_SESSIONS });
  let changes = 0;

  function invalidate(tags: readonly string[]): void {
    const ended = tags.filter((tag) => tag.startsWith(TAG)).map((tag) => tag.slice(TAG.length));
    if (tags.includes('*')) known.clear();
    else if (ended.length === 0) return;
    for (const id of ended) known.delete(id);
    // What is being read in this moment may be older.
    changes += 1;
  }

  return {
    async find(id: string): Promise<SignedInCustomer | undefined> {
      const remembered = isCurrent() ? known.get(id) : undefined;
      const before = changes;
      const session = remembered ?? (await findSession(db, id));
      if (session === undefined || session.expires_at <= now()) return undefined;
      if (!remembered && isCurrent() && changes === before) known.set(id, session);
      return session;
    },
    invalidate,
    /** For the process that has ended it: its next call comes before the announcement. */
    forget: (id: string) => invalidate([`${TAG}${id}`]),
  };
}
