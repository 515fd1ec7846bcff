'use client';

import type { AvailableLocation } from '@jara/contract';
import { useEffect, useEffectEvent } from 'react';
import { rememberVisitedCity } from '../model/choose-city.ts';
import { chooseTappedCity } from '../model/choose-tapped-city.ts';
import { setKnownCities } from '../model/known-cities.ts';

type Props = { readonly place: string; readonly locations: readonly AvailableLocation[] };

/** Keeps the city that is on the page, so that the next visit begins there, and the one that is tapped in the picker. */
export function RememberCity({ place, locations }: Props) {
  const remember = useEffectEvent((slug: string) => {
    setKnownCities(locations);
    rememberVisitedCity(slug);
  });
  useEffect(() => remember(place), [place]);

  const choose = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element) chooseTappedCity(target, locations);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => choose(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
