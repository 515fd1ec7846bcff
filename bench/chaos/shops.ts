import type { Currency, MenuItem, Vendor } from '@jara/contract';

/** A vendor with dishes that can be had without choosing anything. */
export type Shop = { readonly vendorId: number; readonly addressId: number; readonly dishes: readonly number[] };

const CITY = { NGN: 'lagos', GHS: 'accra' } as const satisfies Record<Currency, string>;
const SHOPS_OF_A_CITY = 12;

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return ((await answer.json()) as { data: T }).data;
}

const isSimple = ({ is_available, groups }: MenuItem) => is_available && groups.every(({ minimum }) => minimum === 0);

async function shopsIn(url: string, city: string): Promise<Shop[]> {
  const { vendors } = await read<{ vendors: Vendor[] }>(`${url}/customer/vendor?city=${city}&limit=${SHOPS_OF_A_CITY}`);
  const shops: Shop[] = [];
  for (const { id, address_id } of vendors) {
    const menu = await read<MenuItem[]>(`${url}/customer/vendor/${id}/menu`);
    const dishes = menu.filter(isSimple).map((dish) => dish.id);
    if (dishes.length > 0) shops.push({ vendorId: id, addressId: address_id, dishes });
  }
  return shops;
}

export async function readShops(url: string): Promise<Record<Currency, Shop[]>> {
  return { NGN: await shopsIn(url, CITY.NGN), GHS: await shopsIn(url, CITY.GHS) };
}
