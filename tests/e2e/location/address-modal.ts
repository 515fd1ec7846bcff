import { randomUUID } from 'node:crypto';
import type { AddressPayload, CustomerAddress } from '@jara/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Customer, signedIn } from '../identity/customer.ts';
import { visit } from '../support/visit.ts';

export const listView = (page: Page) => page.getByRole('dialog', { name: 'Delivery Address' });
export const addView = (page: Page) => page.getByRole('dialog', { name: 'Add new address' });
export const placeField = (page: Page) => addView(page).getByRole('combobox', { name: 'Address' });
const addButton = (page: Page) => addView(page).getByRole('button', { name: 'Add Address', exact: true });
export const chosenPlace = (page: Page) => addView(page).getByRole('status').filter({ hasText: 'Deliver to' });

/** The header's button that names the location; it opens the list of cities. */
export const locationButton = (page: Page) => page.locator('[popovertarget="locations"]').first();
export const deliverToButton = (page: Page) => page.locator('#locations').getByRole('button', { name: /^Deliver to / });

export async function visitAsCustomer(page: Page, origin: string | undefined): Promise<Customer> {
  const customer = await signedIn(page.context(), { origin });
  await visit(page, '/store');
  return customer;
}

export async function openAddresses(page: Page): Promise<void> {
  await locationButton(page).click();
  // With the data saver the first tap brings the code. A tap in the moment in which it wakes is answered, and Playwright,
  // which finds a dialog in the button's place, would wait for the button for ever.
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await deliverToButton(page).click();
}

/** In the list of addresses that is open: the first place that the suggestions have for the words. */
export async function addAddress(page: Page, words: string): Promise<void> {
  await listView(page).getByRole('button', { name: 'Add new address' }).click();
  await placeField(page).fill(words);
  await page.getByRole('option').first().click();
  await expect(chosenPlace(page)).toBeVisible();
  await addButton(page).click();
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
}

export const allenAvenue = (number: number): AddressPayload => ({
  house_no: String(number),
  street: 'Allen Avenue',
  pretty_name: `${number} Allen Avenue, Ikeja, Lagos, Nigeria`,
  longitude: 3.3515,
  latitude: 6.6018,
  city: 'Ikeja',
  state: 'Lagos',
  country: 'Nigeria',
  area: 'Ikeja',
});

/** Saves addresses through the API, for tests that are not about adding one. */
export async function saveAddresses(
  context: BrowserContext,
  { user }: Customer,
  places: readonly AddressPayload[],
): Promise<CustomerAddress[]> {
  const kept: CustomerAddress[] = [];
  for (const data of places) {
    const answer = await context.request.post('/api/customer/address', {
      headers: { authorization: `Bearer ${user.token}`, 'idempotency-key': randomUUID() },
      data,
    });
    expect(answer.status()).toBe(200);
    kept.push(((await answer.json()) as { data: CustomerAddress }).data);
  }
  return kept;
}

export const stored = (page: Page, key: string) => page.evaluate((name) => globalThis.localStorage.getItem(name), key);

/** Records the page's calls to the API: `METHOD /path`, the address and the body. */
export function recordCalls(page: Page, pathPart: string) {
  const calls: { readonly line: string; readonly url: URL; readonly body: unknown }[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!url.pathname.startsWith('/api/') || !url.pathname.includes(pathPart)) return;
    calls.push({ line: `${request.method()} ${url.pathname.slice(4)}`, url, body: request.postDataJSON() as unknown });
  });
  return calls;
}
