import { z } from 'zod';
import type { EndpointTable, StaffRole } from './endpoint.ts';
import { CODE_FAILURES_OF_STRANGERS, otp, phoneDigits, SENDING_FAILURES_OF_STRANGERS } from './identity-fields.ts';
import { id, idInUrl, unguessableId } from './ids.ts';
import { countryCode, price } from './money.ts';
import { deliveryFault, orderStatus } from './order.ts';
import { proofHeaders } from './proof.ts';
import { secondFactorTicket, signedInStaff } from './second-factor.ts';
import { coordinates, listedOrder, movedOrder, movedOrWaiting, riderOrder, vendorOrder } from './staff-order.ts';
import { REQUEST_FAILURES, supportReason } from './support-reason.ts';

export const OPS_PAGE_SIZE = 50;

const list = <Role extends StaffRole, Shape extends z.ZodType>(role: Role, shown: Shape, summary: string) =>
  ({
    method: 'GET',
    path: `/ops/${role}/orders`,
    summary,
    caller: { staff: role },
    /** `before` is the id of the last order of the page before. */
    query: z.object({ status: orderStatus.optional(), before: idInUrl.optional() }),
    data: z.object({ orders: z.array(shown), has_more: z.boolean() }),
    failures: [],
  }) as const;

const one = <Role extends StaffRole, Shape extends z.ZodType>(role: Role, shown: Shape) =>
  ({
    method: 'GET',
    path: `/ops/${role}/order/:id`,
    summary: 'One order.',
    caller: { staff: role },
    params: z.object({ id: idInUrl }),
    data: shown,
    failures: ['ORDER_NOT_FOUND'],
  }) as const;

const move = <Role extends StaffRole, Step extends string>(role: Role, step: Step, summary: string) =>
  ({
    method: 'POST',
    path: `/ops/${role}/order/:id/${step}`,
    summary,
    idempotent: true,
    caller: { staff: role },
    params: z.object({ id: idInUrl }),
    data: movedOrder,
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON'],
  }) as const;

const pin = z.object({ pin: z.string().regex(/^\d{4}$/, 'must be 4 digits') });
const reason = supportReason;

/** Decisions §11: what was credited for the vendor's fault is taken from the vendor. */
const vendorFault = deliveryFault.extract(['vendor_fault']).nullable().default(null);

const fail = <Role extends StaffRole>(role: Role, summary: string) => ({
  ...move(role, 'fail', summary),
  /** Without a fault it was the customer who could not be reached, and pays for another delivery. */
  body: z.object({ reason, fault: deliveryFault.nullable().default(null) }),
});

const completeWithPin = <Role extends StaffRole>(role: Role) =>
  ({
    method: 'POST',
    path: `/ops/${role}/order/:id/complete`,
    summary: 'The customer has it and has said the PIN. Five wrong ones in a row are told to support, who goes on.',
    repeatable: 'An order is completed once, and each wrong PIN counts.',
    caller: { staff: role },
    params: z.object({ id: idInUrl }),
    body: pin,
    data: movedOrder,
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', 'PIN_WRONG', 'PIN_LOCKED'],
  }) as const;

/** Decisions §8: who moves orders. Every order is looked up within the caller's scope. */
export const opsEndpoints = {
  staffLogin: {
    method: 'POST',
    path: '/ops/login',
    summary: 'Sends a code to the phone of somebody of the staff. The answer is the same for every number.',
    repeatable: 'One live code per phone, and only so many texts an hour.',
    body: z.strictObject({ phone: phoneDigits, country_code: countryCode }),
    headers: proofHeaders,
    data: z.object({ resend_after_seconds: z.int().positive() }),
    failures: SENDING_FAILURES_OF_STRANGERS,
  },
  validateStaffLogin: {
    method: 'POST',
    path: '/ops/login/validate-otp',
    summary:
      'Gives a bearer token with role and scope, for a shift of 12 hours, for the right code; or what else is to be passed before.',
    repeatable: 'A code works once, and wrong ones are counted.',
    body: z.strictObject({ phone: phoneDigits, otp }),
    data: z.union([signedInStaff, z.object({ second_factor: secondFactorTicket })]),
    headers: proofHeaders,
    failures: CODE_FAILURES_OF_STRANGERS,
  },

  listVendorOrders: list('vendor', vendorOrder, "The vendor's own paid orders, the last first."),
  getVendorOrder: one('vendor', vendorOrder),
  acceptOrder: {
    ...move('vendor', 'accept', 'The vendor takes the order, and says in how many minutes it is ready.'),
    /** Without minutes those that the vendor has set. A pre-order is ready for its slot. */
    body: z.object({ minutes: z.int().min(5).max(90).optional() }).nullish(),
  },
  rejectOrder: {
    ...move('vendor', 'reject', 'The vendor cannot take it; the customer is given everything back.'),
    body: z.object({ reason }),
  },
  prepareOrder: move('vendor', 'preparing', 'It is being made.'),
  readyOrder: move('vendor', 'ready', 'It is ready for the rider, or for the customer who picks it up.'),
  sendOutOrder: {
    ...move('vendor', 'send-out', 'A vendor that delivers by itself has sent its own rider.'),
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', 'ORDER_OF_ANOTHER_VENDOR'],
  },
  completeVendorOrder: completeWithPin('vendor'),
  failVendorDelivery: fail('vendor', "The vendor's own rider could not hand it over."),
  stockOut: {
    ...move('vendor', 'stock-out', 'An item is out of stock: the customer is given its price back.'),
    body: z.object({ item_id: id, pack_reference: unguessableId }),
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', 'ITEM_NOT_IN_ORDER', 'LAST_ITEM', 'LAST_ITEM_ACCEPTED'],
  },

  listRiderOrders: list('rider', riderOrder, 'The orders assigned to the rider, the last first.'),
  getRiderOrder: one('rider', riderOrder),
  arriveAtVendor: move(
    'rider',
    'arrived-at-vendor',
    'The rider waits for it at the vendor, or at the pickup address of a package.',
  ),
  pickUpOrder: move('rider', 'picked-up', 'The rider has it.'),
  arriveAtCustomer: move('rider', 'arrived', 'The rider is where it goes.'),
  handBackOrder: {
    ...move(
      'rider',
      'hand-back',
      'The rider cannot go on, before or after the pickup: the order waits for another one.',
    ),
    body: z.object({ reason }),
  },
  completeRiderOrder: completeWithPin('rider'),
  failRiderDelivery: fail(
    'rider',
    'It could not be handed over; before it is picked up, the customer is given everything back.',
  ),
  reportPosition: {
    method: 'PUT',
    path: '/ops/rider/position',
    summary:
      'Where the rider is, at most every five seconds. It is written down while they have an order, and customers see it while theirs is brought; at any other time it is forgotten, and the answer says so.',
    caller: { staff: 'rider' },
    body: z.object(coordinates),
    data: z.object({ is_used: z.boolean() }),
    failures: [],
  },

  listSupportOrders: list('support', listedOrder, 'All paid orders, the last first, without phones and doors.'),
  getSupportOrder: one('support', listedOrder),
  listRiders: {
    method: 'GET',
    path: '/ops/support/riders',
    summary:
      'The riders, with their city and how many orders each has. For an order those of its city: on duty first, then the nearest.',
    caller: { staff: 'support' },
    query: z.object({ order: idInUrl.optional() }),
    data: z.array(
      z.object({
        ...{ id, name: z.string(), phone: z.string(), city: z.string().nullable() },
        ...{ is_on_duty: z.boolean(), order_count: z.int().nonnegative() },
        /** From the order's pickup, of whoever was heard of within half an hour. */
        km: z.number().nonnegative().nullable(),
      }),
    ),
    failures: [],
  },
  assignRider: {
    ...move('support', 'assign', 'Gives the order to a rider, or to another one until it is picked up.'),
    body: z.object({ rider_id: id, reason }),
    failures: [
      'ORDER_NOT_FOUND',
      'ORDER_MOVED_ON',
      'RIDER_NOT_FOUND',
      'RIDER_IN_ANOTHER_COUNTRY',
      'RIDER_IN_ANOTHER_CITY',
      'RIDER_WITHOUT_ROOM',
    ],
  },
  failSupportDelivery: fail('support', 'It could not be handed over, and its rider does not say so.'),
  sendOrderAgain: {
    ...move('support', 'redeliver', 'An order that could not be handed over is brought again, without a fee.'),
    body: z.object({ reason }),
  },
  giveUpOrder: {
    ...move('support', 'give-up', 'It cannot be made or brought; the customer is given everything back.'),
    body: z.object({ reason }),
    data: movedOrWaiting,
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', ...REQUEST_FAILURES],
  },
  completeSupportOrder: {
    ...move('support', 'complete', 'Support has made sure that the customer has it. Needs no PIN.'),
    body: z.object({ reason }),
  },
  unlockPin: {
    ...move('support', 'unlock-pin', 'Lets the PIN be tried again, and takes it out of the queue.'),
    body: z.object({ reason }),
  },
  refundOrder: {
    ...move('support', 'refund', 'Gives money back to the wallet for an order that is under way or has ended.'),
    body: z.object({
      amount: price.refine((amount) => amount > 0, 'must be more than zero'),
      reason,
      fault: vendorFault,
    }),
    data: movedOrWaiting,
    failures: ['ORDER_NOT_FOUND', 'ORDER_MOVED_ON', 'REFUND_TOO_LARGE', 'GIVE_UP_INSTEAD', ...REQUEST_FAILURES],
  },
} as const satisfies EndpointTable;
