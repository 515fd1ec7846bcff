import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';
import { id, unguessableId } from './ids.ts';
import { CURRENCIES, type Currency, currency, type MinorUnits, minorUnits, price } from './money.ts';

/** The wallet's share of a payment that is under way: it pays a part of its order, or goes back to the balance. */
export const walletHold = z.object({
  amount: price,
  order_id: id,
  /** Null for a package. */
  cart_id: unguessableId.nullable(),
  /** When the order is dropped, unless it is paid before. */
  until: z.iso.datetime(),
});
export type WalletHold = z.infer<typeof walletHold>;

/** Spec §3 Wallet. */
export const wallet = z.object({
  balance: minorUnits,
  currency,
  /** Set aside for payments that are under way; not in the balance. */
  held: price.default(0 as z.output<typeof price>),
  /** The same, order by order. */
  holds: z.array(walletHold).default([]),
});
export type Wallet = z.infer<typeof wallet>;

/** Decisions §5, in minor units. */
export const TOP_UP_BOUNDS = {
  NGN: { least: 10_000, most: 100_000_000 },
  GHS: { least: 500, most: 1_000_000 },
} as const satisfies Record<Currency, { least: number; most: number }>;

/** One movement of the wallet: what it was for and what it changed. */
export const walletEntry = z.object({
  id: z.string(),
  /** Negative when it was spent. */
  amount: minorUnits,
  description: z.string(),
  created_at: z.iso.datetime(),
});
export type WalletEntry = z.infer<typeof walletEntry>;

export const WALLET_PAGE_SIZE = 20;

export const walletEndpoints = {
  getWallet: {
    method: 'GET',
    path: '/customer/wallet',
    summary: "The customer's balance in one currency.",
    caller: 'customer',
    query: z.object({ currency }),
    data: wallet,
    failures: [],
  },
  listWalletEntries: {
    method: 'GET',
    path: '/customer/wallet/history',
    summary: 'The movements of the wallet, the last first. `before` is the id of the last entry of the page before.',
    caller: 'customer',
    query: z.object({
      currency: z.enum(CURRENCIES),
      before: z
        .string()
        .regex(/^[1-9][0-9]{0,17}$/)
        .optional(),
    }),
    data: z.object({ entries: z.array(walletEntry), has_more: z.boolean() }),
    failures: [],
  },
} as const satisfies EndpointTable;

export const isTopUp = (amount: MinorUnits, of: Currency): boolean =>
  amount >= TOP_UP_BOUNDS[of].least && amount <= TOP_UP_BOUNDS[of].most;
