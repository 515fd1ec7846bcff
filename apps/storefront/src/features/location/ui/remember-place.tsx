'use client';

import { useEffect } from 'react';
import { placeCookie } from '../model/place-cookie.ts';

/** Keeps the city that is on the page, so that the next visit begins there. */
export function RememberPlace({ place }: { readonly place: string }) {
  useEffect(() => {
    document.cookie = placeCookie(place, window.location.protocol);
  }, [place]);
  return null;
}
