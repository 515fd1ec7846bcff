import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

/** A browser in which somebody of the staff is signed in. */
const staffSession = z.object({
  id: z.uuid(),
  /** 'Chrome on Android'. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** Of the last few minutes. */
  last_seen_at: z.iso.datetime(),
  /** Whether this call is made in it. */
  is_current: z.boolean(),
});
export type ShownStaffSession = z.infer<typeof staffSession>;

/** Where staff are signed in. */
export const staffSessionEndpoints = {
  logoutStaff: {
    method: 'POST',
    path: '/ops/logout',
    summary: 'Signs out: the token is refused from now on.',
    repeatable: 'A session ends once; its token is refused afterwards.',
    caller: { staff: 'any' },
    secondFactor: 'before',
    data: z.null(),
    failures: [],
  },
  listStaffSessions: {
    method: 'GET',
    path: '/ops/sessions',
    summary: 'Where the caller is signed in, the last first.',
    caller: { staff: 'any' },
    data: z.object({ sessions: z.array(staffSession) }),
    failures: [],
  },
  endStaffSession: {
    method: 'DELETE',
    path: '/ops/session/:id',
    summary: "Ends one of the caller's sessions.",
    caller: { staff: 'any' },
    params: z.object({ id: z.uuid() }),
    data: z.null(),
    failures: ['STAFF_SESSION_NOT_FOUND'],
  },
} as const satisfies EndpointTable;
