import type { Currency, MinorUnits } from '@jara/contract';

/** What a provider can be asked for at the least, of a payment that the wallet shares. */
const LEAST_CHARGE = { NGN: 5_000, GHS: 100 } as const satisfies Record<Currency, number>;

/** What the wallet pays of a total whose rest a provider is asked for. */
export const walletShare = (total: number, available: number, currency: Currency): MinorUnits =>
  Math.max(0, Math.min(available, total - LEAST_CHARGE[currency])) as MinorUnits;
