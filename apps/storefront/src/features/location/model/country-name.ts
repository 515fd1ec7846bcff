import type { CountryCode } from '@jara/contract';

export const COUNTRY_NAME = { NG: 'Nigeria', GH: 'Ghana' } as const satisfies Record<CountryCode, string>;
