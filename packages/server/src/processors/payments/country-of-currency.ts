import type { CountryCode, Currency } from '@jara/contract';

export const COUNTRY_OF_CURRENCY = { NGN: 'NG', GHS: 'GH' } as const satisfies Record<Currency, CountryCode>;
