import type { Vendor } from '@jara/contract';
import { vendorPath } from '@jara/domain/catalog';

const BASE_PATH = '/store';

export const HOME = BASE_PATH;

/** Pages of vendors with the default city's home page's first one first. */
export async function vendorPages(apiUrl: string): Promise<string[]> {
  const answer = await fetch(`${apiUrl}/customer/vendor?limit=300&type=restaurant`);
  const { data } = (await answer.json()) as { data: { vendors: Vendor[] } };
  return data.vendors.map((vendor) => `${BASE_PATH}${vendorPath(vendor)}`);
}
