import { id, STAFF_NEWS, type StaffNews, staffRole } from '@jara/contract';
import { z } from 'zod';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/drizzle.ts';
import type { ReaderKey, StreamMessage } from './followers.ts';

/** The channel of the database on which staff are told what is new beside changes of orders. */
export const STAFF_CHANNEL = 'staff';

const announcement = z.object({
  role: staffRole,
  /** Of one vendor or rider; null for support. */
  scope: id.nullable(),
  event: z.enum(Object.keys(STAFF_NEWS) as [keyof StaffNews]),
  data: z.unknown(),
});

type Addressee =
  | { readonly role: 'vendor' | 'rider'; readonly scope: number }
  | { readonly role: 'support'; readonly scope: null };

type News<Event extends keyof StaffNews> = {
  readonly to: Addressee;
  readonly event: Event;
  /** Ids and words of the code; whoever is told reads the rest. */
  readonly data: StaffNews[Event];
};

/** Tells open streams of staff, in every process, once the transaction is committed. Nothing personal goes into it. */
export async function announceToStaff<Event extends keyof StaffNews>(
  db: Db,
  { to, event, data }: News<Event>,
): Promise<void> {
  await db.execute(sql`select pg_notify(${STAFF_CHANNEL}, ${JSON.stringify({ ...to, event, data })})`);
}

const keyOf = ({ role, scope }: z.infer<typeof announcement>): ReaderKey | undefined => {
  if (role === 'support') return scope === null ? 'support' : undefined;
  return scope === null ? undefined : `${role} ${scope}`;
};

/** What was announced, and to whom. Undefined of anything else: whoever reaches the database may notify. */
export function readStaffAnnouncement(
  payload: string,
): { readonly key: ReaderKey; readonly message: StreamMessage } | undefined {
  try {
    const said = announcement.parse(JSON.parse(payload));
    const key = keyOf(said);
    return key && { key, message: { event: said.event, data: STAFF_NEWS[said.event].parse(said.data) } };
  } catch {
    return undefined;
  }
}
