'use client';

import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../api/countries.query.ts';
import { type PhoneValue, tidiedPhone } from '../model/phone-value.ts';

/** Tidies by the countries that can be chosen; until their list has come, by the chosen one alone. */
export function useTidiedPhone(): (value: PhoneValue) => PhoneValue {
  const { data: countries = [] } = useQuery(countriesQuery());
  return (value) => tidiedPhone(value, countries);
}
