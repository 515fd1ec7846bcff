import type { AvailableLocation } from '@jara/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { subscribeToSelection } from '@/shared/browser/chosen-location.ts';
import { refreshPage } from '@/shared/browser/navigation.ts';
import { readPlace, rememberedPlace } from '@/shared/browser/place-cookie.ts';
import { rememberVisitedCity } from '../model/choose-city.ts';
import { chooseTappedCity } from '../model/choose-tapped-city.ts';
import { citySlugOf, setKnownCities } from '../model/known-cities.ts';
import { chosenAddress } from '../model/selected-location.ts';

type Props = {
  readonly place: string;
  /** Whether the page's address names it: then the page stays there. */
  readonly isPlaceNamed: boolean;
  readonly locations: readonly AvailableLocation[];
};

/** Keeps the city that is on the page, so that the next visit begins there, and what is chosen on it. */
export function RememberCity({ place, isPlaceNamed, locations }: Props) {
  const remembered = useRef<string>(undefined);
  const remember = useEffectEvent((slug: string) => {
    setKnownCities(locations);
    rememberVisitedCity(slug);
    remembered.current = rememberedPlace();
  });
  useEffect(() => remember(place), [place]);

  // Another address, or none any more: prices and times on the page become those for it. Another city has its own page.
  const follow = useEffectEvent(() => {
    const now = rememberedPlace();
    // Without a network there is nothing newer: it waits for one.
    if (now === remembered.current || !navigator.onLine) return;
    remembered.current = now;
    if (readPlace(now).city === place) void refreshPage();
  });
  useEffect(() => {
    const onOnline = () => follow();
    window.addEventListener('online', onOnline);
    const stop = subscribeToSelection(() => follow());
    return () => {
      window.removeEventListener('online', onOnline);
      stop();
    };
  }, []);

  const customerId = useCustomer()?.id;
  const adopt = useEffectEvent(async () => {
    const { adoptAddress } = await import('../model/adopt-address.ts');
    const address = await adoptAddress();
    if (address && !isPlaceNamed && citySlugOf(address) !== place) void refreshPage();
  });
  useEffect(() => {
    // Where this fails, the next page tries again.
    if (customerId !== undefined && !chosenAddress()) void adopt().catch(() => undefined);
  }, [customerId]);

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
