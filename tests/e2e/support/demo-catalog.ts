import type { AvailableLocation, DataOf, MenuCategory, MenuItem, searchEndpoints, Vendor } from '@jara/contract';
import type { APIRequestContext } from '@playwright/test';

// Tests ask the API which vendors the demo has and which of them are open: they must not depend on the hour.

const KIND = {
  restaurant: 'restaurants',
  supermarket: 'supermarkets',
  pharmacy: 'pharmacies',
  'local-market': 'local-market',
} as const satisfies Record<Vendor['vendor_type'], string>;

async function ask<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const answer = await request.get(`/api/customer${path}`);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

const kept = new Map<string, unknown>();

/** Asked once in each worker: for what does not change while the tests run. */
async function askOnce<Data>(key: string, load: () => Promise<Data>): Promise<Data> {
  if (!kept.has(key)) kept.set(key, await load());
  return kept.get(key) as Data;
}

/** All vendors that a city's lists may show. */
export async function vendorsIn(request: APIRequestContext, city = 'lagos'): Promise<Vendor[]> {
  return (await ask<{ vendors: Vendor[] }>(request, `/vendor?city=${city}&limit=300`)).vendors;
}

/** A vendor with what a delivery to a point costs. */
export const vendorNear = (request: APIRequestContext, slug: string, near: string) =>
  ask<Vendor>(request, `/vendor/slug/${slug}?near=${near}`);

export const locations = (request: APIRequestContext) => ask<AvailableLocation[]>(request, '/available-locations');

export const menuOf = (request: APIRequestContext, vendor: Vendor) =>
  askOnce(`menu ${vendor.id}`, () => ask<MenuItem[]>(request, `/vendor/${vendor.id}/menu`));

export const categoriesOf = (request: APIRequestContext, vendor: Vendor) =>
  ask<MenuCategory[]>(request, `/vendor/${vendor.id}/menu-category`);

export const searchResults = (request: APIRequestContext, query: string, city = 'lagos') =>
  ask<DataOf<typeof searchEndpoints.search>>(
    request,
    `/search?query=${encodeURIComponent(query)}&city=${city}&limit=300`,
  );

/** Spec §2 Routes. */
export function pathOf({ location, vendor_type, slug }: Vendor): string {
  return `/store/${location.toLowerCase().replaceAll(' ', '-')}/${KIND[vendor_type]}/${slug}`;
}

export const takesOrders = ({ is_open, is_temporarily_unavailable }: Vendor) => is_open && !is_temporarily_unavailable;

function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`The demo has no ${what}.`);
  return item;
}

/** Vendors that take pre-orders: their pages open with no dialog at any hour. By id, since lists begin with open ones. */
export const vendorsWithoutDialog = (request: APIRequestContext, city?: string): Promise<Vendor[]> =>
  askOnce(`without dialog ${city}`, async () =>
    (await vendorsIn(request, city))
      .filter(({ vendor_class }) => vendor_class.includes('preorder'))
      .toSorted((one, other) => one.id - other.id),
  );

export const vendorWithoutDialog = async (request: APIRequestContext, city?: string): Promise<Vendor> =>
  first(await vendorsWithoutDialog(request, city), 'vendor that takes pre-orders');

type Served = { readonly vendor: Vendor; readonly dish: MenuItem };

/** A dish with choices, at a vendor whose page opens with no dialog. */
export async function dishWithChoices(request: APIRequestContext): Promise<Served> {
  for (const vendor of await vendorsWithoutDialog(request)) {
    const dish = (await menuOf(request, vendor)).find(
      ({ groups, is_available, discount_price }) => groups.length > 0 && is_available && discount_price === null,
    );
    if (dish) return { vendor, dish };
  }
  throw new Error('No menu in Lagos has a dish with choices.');
}

/** '₦4,500.00', 'GH₵45.00'. */
export function money(amount: number, currency: Vendor['currency']): string {
  const [whole = '', cents] = (amount / 100).toFixed(2).split('.');
  return `${{ NGN: '₦', GHS: 'GH₵' }[currency]}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}
