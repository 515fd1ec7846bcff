'use client';

import type { AvailableLocation } from '@jara/contract';
import { useEffect, useEffectEvent } from 'react';
import { chooseCity, visitCity } from '../model/choose-city.ts';
import { type KnownCity, knowCities } from '../model/known-cities.ts';

type Props = {
  readonly city: AvailableLocation;
  /** Whether the page's address names the city, as every link of the picker does. */
  readonly isChosen: boolean;
  readonly cities: readonly KnownCity[];
};

/** Keeps the city that is on the page, so that the next visit begins there. */
export function RememberCity({ city, isChosen, cities }: Props) {
  const remember = useEffectEvent((slug: string, asChosen: boolean) => {
    knowCities(cities);
    if (asChosen) chooseCity(city);
    else visitCity(slug);
  });
  useEffect(() => remember(city.slug, isChosen), [city.slug, isChosen]);
  return null;
}
