'use client';

import { useAddressName } from './use-address-name.ts';

/** Decisions §4: the chosen address, or the city where there is none. The page itself is everyone's and names the city. */
export function LocationName({ cityName }: { readonly cityName: string }) {
  return <span className="max-w-40 truncate md:max-w-64">{useAddressName() || cityName}</span>;
}
