import { ghanaianRestaurants } from './ghanaian-restaurants.ts';
import { localMarkets } from './local-markets.ts';
import { nigerianRestaurants } from './nigerian-restaurants.ts';
import { pharmacies } from './pharmacies.ts';
import { supermarkets } from './supermarkets.ts';
import type { VendorKind } from './vendor-kind.ts';
import { worldRestaurants } from './world-restaurants.ts';

export type { VendorKind } from './vendor-kind.ts';

const KIND_TABLE = {
  ...nigerianRestaurants,
  ...ghanaianRestaurants,
  ...worldRestaurants,
  ...supermarkets,
  ...pharmacies,
  ...localMarkets,
} as const satisfies Record<string, VendorKind>;

export type VendorKindName = keyof typeof KIND_TABLE;

export const VENDOR_KINDS: Readonly<Record<VendorKindName, VendorKind>> = KIND_TABLE;
