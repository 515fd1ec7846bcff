import type { PaymentProvider } from '@jara/contract';

/**
 * Decisions §6. Credits are positive: what we owe a customer or a vendor and what we earn stands above zero, what a
 * provider holds for us below.
 */
export const account = {
  wallet: (customerId: number) => `wallet:${customerId}` as const,
  /** The wallet's share of a payment that is under way. */
  hold: (reference: string) => `hold:${reference}` as const,
  clearing: (provider: PaymentProvider) => `clearing:${provider}` as const,
  vendor: (vendorId: number) => `vendor:${vendorId}` as const,
  /** What a rider has earned by bringing orders. */
  rider: (staffId: number) => `rider:${staffId}` as const,
  /** Our part of the items. */
  commissionRevenue: 'commission_revenue',
  deliveryRevenue: 'delivery_revenue',
  /** Service fees and bags. */
  serviceRevenue: 'service_revenue',
  /** What customers pay to have packages protected. */
  protectionRevenue: 'protection_revenue',
  promoCost: 'promo_cost',
  refunds: 'refunds',
  /** Money that came in and belongs to nothing that we know. */
  suspense: 'suspense',
  /** What has left our bank for vendors and riders stands above zero. */
  payouts: 'payouts',
  /** Set right by hand, and what a demo begins with. */
  adjustments: 'adjustments',
} as const;

type Named = (typeof account)[keyof typeof account];
export type Account = Named extends infer Each ? (Each extends (...given: never[]) => infer Name ? Name : Each) : never;
