'use client';

import { useEffect } from 'react';
import { PLACE_COOKIE } from '../model/place-cookie.ts';

const A_YEAR = 31_536_000;

/** Keeps the city that is on the page, so that the next visit begins there. */
export function RememberPlace({ place }: { readonly place: string }) {
  useEffect(() => {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${PLACE_COOKIE}=${place}; Path=/store; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
  }, [place]);
  return null;
}
