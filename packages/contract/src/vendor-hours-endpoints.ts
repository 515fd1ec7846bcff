import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { timeZone } from './location-endpoints.ts';
import { availableHours, calendarDay, clockTime, preorderConfiguration, weekday } from './opening-hours.ts';
import { version } from './staff-menu.ts';

const caller = { staff: 'vendor' } as const;

const vendorHours = z.object({
  version,
  time_zone: timeZone,
  available_hours: availableHours,
  /** From yesterday on. */
  closed_days: z.array(calendarDay),
  /** Null where the vendor takes no pre-orders. */
  preorder_configuration: preorderConfiguration.nullable(),
});
export type VendorHours = z.infer<typeof vendorHours>;

const preordersToWrite = z.strictObject({
  menu_ready_time: clockTime.nullable(),
  cutoff_order_time: clockTime,
  available_days: z
    .array(weekday)
    .min(1, 'must have at least one day')
    .max(7, 'must be at most 7')
    .refine((days) => new Set(days).size === days.length, 'must name each once'),
});

const closedDay = {
  path: '/ops/vendor/closed-day/:day',
  caller,
  params: z.object({ day: calendarDay }),
  data: z.object({ closed_days: z.array(calendarDay) }),
} as const;

/** When a vendor opens, and for when it takes orders ahead. */
export const vendorHoursEndpoints = {
  getVendorHours: {
    method: 'GET',
    path: '/ops/vendor/hours',
    summary: "The vendor's opening hours, closed days and pre-order rules.",
    caller,
    data: vendorHours,
    failures: [],
  },
  editVendorHours: {
    method: 'PATCH',
    path: '/ops/vendor/hours',
    summary: 'Changes hours or pre-order rules, unless they were edited since they were read at that version.',
    caller,
    body: z.strictObject({
      version,
      available_hours: z.strictObject(availableHours.shape).optional(),
      preorder_configuration: preordersToWrite.optional(),
    }),
    data: vendorHours,
    failures: ['EDITED_MEANWHILE', 'PREORDER_NOT_OFFERED'],
  },
  closeOnDay: {
    ...closedDay,
    method: 'PUT',
    summary: 'The vendor does not open on that day, whatever its hours. Within a year.',
    failures: ['CLOSED_DAYS_FULL'],
  },
  openOnDay: { ...closedDay, method: 'DELETE', summary: 'The vendor opens on that day after all.', failures: [] },
} as const satisfies EndpointTable;
