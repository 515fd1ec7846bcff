import { z } from 'zod';

/** An amount of kobo (NGN) or pesewas (GHS). Never a fraction, never naira or cedis. */
export const minorUnits = z.int().brand<'MinorUnits'>();
export type MinorUnits = z.infer<typeof minorUnits>;

export const price = z.int().nonnegative().brand<'MinorUnits'>();

export const CURRENCIES = ['NGN', 'GHS'] as const;
export const currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof currency>;

export const COUNTRY_CODES = ['NG', 'GH'] as const;
export const countryCode = z.enum(COUNTRY_CODES, 'The country must be NG or GH');
export type CountryCode = z.infer<typeof countryCode>;

/** Spec §1: exactly two markets. */
export const CURRENCY_OF_COUNTRY = { NG: 'NGN', GH: 'GHS' } as const satisfies Record<CountryCode, Currency>;
export const DEFAULT_CURRENCY: Currency = 'NGN';
