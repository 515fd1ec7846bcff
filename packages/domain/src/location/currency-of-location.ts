import type { CountryCode, Currency } from '@jara/contract';
import { CURRENCY_OF_COUNTRY } from '@jara/contract';
import { countryOfCity } from './country-of-city.ts';

type Location = { readonly country_code?: CountryCode; readonly city?: string | null };

/** Spec §4: a chosen location sets the currency from its country. One that does not say it has the country of its city. */
export function currencyOfLocation({ country_code, city }: Location): Currency {
  return CURRENCY_OF_COUNTRY[country_code ?? countryOfCity(city ?? '')];
}
