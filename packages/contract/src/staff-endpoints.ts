import { z } from 'zod';
import { type EndpointTable, staffRole } from './endpoint.ts';
import { phoneDigits } from './identity-fields.ts';
import { id, idInUrl } from './ids.ts';
import { countryCode } from './money.ts';
import { REQUEST_FAILURES, supportReason, waitingApproval } from './support-reason.ts';
import { slug, typedText } from './text.ts';

const staffMember = z.object({
  id,
  role: staffRole,
  name: z.string(),
  phone: z.string(),
  vendor: z.object({ id, name: z.string() }).nullable(),
  /** Where a rider takes orders; null of one who has not been given a city. */
  city: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const STAFF_PAGE_SIZE = 50;

/** A vendor is named for its own staff, a city for riders (decisions §11), and neither for anybody else. */
const place = { role: staffRole, vendor_id: id.nullable().default(null), city: slug.nullable().default(null) };
type Place = { readonly role: string; readonly vendor_id: number | null; readonly city: string | null };
const namesItsVendor = ({ role, vendor_id }: Place) => (role === 'vendor') === (vendor_id !== null);
const namesItsCity = ({ role, city }: Place) => (role === 'rider') === (city !== null);
const OF_VENDOR = { path: ['vendor_id'], error: 'must name the vendor of vendor staff, and of nobody else' };
const OF_RIDER = { path: ['city'], error: 'must name the city of a rider, and of nobody else' };

const change = <Step extends string>(step: Step, summary: string) =>
  ({
    method: 'POST',
    path: `/ops/support/staff/:id/${step}`,
    summary,
    idempotent: true,
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl }),
  }) as const;

/** Somebody is not there yet, or as they were, while a second person has to agree first. */
const memberOrWaiting = z.object({ member: staffMember.nullable(), approval: waitingApproval.nullable() });
const OF_SUPPORT = ['SUPPORT_BY_OPERATOR', ...REQUEST_FAILURES] as const;

/**
 * Who of the staff there is, for support. To somebody who is to be of support a second person has to agree; the first ones
 * are added by the operator (`npm run staff`).
 */
export const staffEndpoints = {
  listStaff: {
    method: 'GET',
    path: '/ops/support/staff',
    summary: 'Who is of the staff, the last added first.',
    caller: { staff: 'support' },
    query: z.strictObject({
      role: staffRole.optional(),
      /** A part of the name, or of the phone's digits. */
      q: typedText(60).trim().min(1).optional(),
      /** The last one of the page before. */
      before: idInUrl.optional(),
    }),
    data: z.object({ staff: z.array(staffMember).max(STAFF_PAGE_SIZE), has_more: z.boolean() }),
    failures: [],
  },
  addStaff: {
    method: 'POST',
    path: '/ops/support/staff',
    summary:
      'Somebody of a vendor or a rider may sign in from now on, and somebody of support once a colleague agrees.',
    idempotent: true,
    caller: { staff: 'support' },
    body: z
      .strictObject({
        ...place,
        name: typedText(80).trim().min(1, 'must not be empty'),
        phone: phoneDigits,
        country_code: countryCode,
        reason: supportReason,
      })
      .refine(namesItsVendor, OF_VENDOR)
      .refine(namesItsCity, OF_RIDER),
    data: memberOrWaiting,
    failures: ['PHONE_INVALID', 'STAFF_PHONE_TAKEN', 'VENDOR_NOT_FOUND', 'LOCATION_NOT_FOUND', ...OF_SUPPORT],
  },
  changeStaff: {
    ...change(
      'change',
      'Gives somebody another role, vendor or city; the role of support once a colleague agrees. Whoever acts for somebody else from then on signs in again.',
    ),
    body: z
      .strictObject({ ...place, reason: supportReason })
      .refine(namesItsVendor, OF_VENDOR)
      .refine(namesItsCity, OF_RIDER),
    data: memberOrWaiting,
    failures: [
      'STAFF_NOT_FOUND',
      'VENDOR_NOT_FOUND',
      'LOCATION_NOT_FOUND',
      'STAFF_IS_YOU',
      'RIDER_STAYS_RIDER',
      'RIDER_IS_OWED',
      'RIDER_HAS_ORDERS',
      'SUPPORT_STAYS_SUPPORT',
      ...OF_SUPPORT,
    ],
  },
  unlockStaff: {
    method: 'POST',
    path: '/ops/support/staff/:id/unlock',
    summary:
      'Forgets the wrong codes, the wrong second factors and the texts that keep somebody from signing in, in every browser.',
    repeatable: 'What is not locked stays so; each call is in the audit.',
    caller: { staff: 'support' },
    params: z.object({ id: idInUrl }),
    body: z.strictObject({ reason: supportReason }),
    data: z.null(),
    failures: ['STAFF_NOT_FOUND'],
  },
  resetSecondFactors: {
    method: 'POST',
    path: '/ops/support/staff/:id/second-factors/reset',
    summary: "Takes all second factors from a colleague who has lost theirs, and ends that person's sessions.",
    repeatable: 'Who has none has none; each call is in the audit.',
    caller: { staff: 'support' },
    secondFactor: 'fresh',
    params: z.object({ id: idInUrl }),
    body: z.strictObject({ reason: supportReason }),
    data: z.null(),
    failures: ['STAFF_NOT_FOUND', 'OWN_SECOND_FACTOR'],
  },
  endStaff: {
    ...change('end', 'Somebody has left: their sessions end at once.'),
    body: z.strictObject({ reason: supportReason }),
    data: z.null(),
    failures: ['STAFF_NOT_FOUND', 'STAFF_IS_YOU', 'LAST_OF_SUPPORT'],
  },
} as const satisfies EndpointTable;
