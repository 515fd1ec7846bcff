import type { AvailableLocation, Vendor } from '@jara/contract';
import { vendorPath } from '@jara/domain/catalog';

const BASE_PATH = '/store';

export const HOME = BASE_PATH;

async function read<Data>(url: string): Promise<Data> {
  const { data } = (await (await fetch(url)).json()) as { data: Data };
  return data;
}

/** Pages of vendors with the city's home page's first one first. */
export async function vendorPages(apiUrl: string, city = 'lagos'): Promise<string[]> {
  const url = `${apiUrl}/customer/vendor?limit=300&type=restaurant&city=${city}`;
  const { vendors } = await read<{ vendors: Vendor[] }>(url);
  return vendors.map((vendor) => `${BASE_PATH}${vendorPath(vendor)}`);
}

/** The same of all other cities. */
export async function vendorPagesElsewhere(apiUrl: string): Promise<string[]> {
  const cities = await read<AvailableLocation[]>(`${apiUrl}/customer/available-locations`);
  const elsewhere = cities.filter(({ slug }) => slug !== 'lagos');
  return (await Promise.all(elsewhere.map(({ slug }) => vendorPages(apiUrl, slug)))).flat();
}
