import type { AddressPayload } from '@jara/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { customerOf, customerWithMoney, type Who } from '../checkout/checkout.ts';
import { allenAvenue, saveAddresses } from '../location/address-modal.ts';

const bodeThomasStreet: AddressPayload = {
  house_no: '4',
  street: 'Bode Thomas Street',
  pretty_name: '4 Bode Thomas Street, Surulere, Lagos, Nigeria',
  longitude: 3.3567,
  latitude: 6.4926,
  city: 'Surulere',
  state: 'Lagos',
  country: 'Nigeria',
  area: 'Surulere',
};

export const IKEJA = '12 Allen Avenue';
export const SURULERE = '4 Bode Thomas Street';

export type PackageCustomer = Who & { readonly courier: Locator; readonly review: Locator };

/** A customer with two addresses in Lagos. */
export async function packageCustomer(
  page: Page,
  origin: string | undefined,
  { hasMoney = false } = {},
): Promise<PackageCustomer> {
  const who = await (hasMoney ? customerWithMoney : customerOf)(page, { address: allenAvenue(12) }, origin);
  await saveAddresses(page.context(), who.customer, [bodeThomasStreet]);
  return { ...who, courier: courierDrawer(page), review: reviewDrawer(page) };
}

export const courierEntry = (page: Page) => page.getByRole('link', { name: 'Send a package' }).first();
const courierDrawer = (page: Page) => page.getByRole('dialog', { name: 'Package delivery' });
const reviewDrawer = (page: Page) => page.getByRole('dialog', { name: 'Review delivery' });

type End = 'Pickup' | 'Dropoff';

export const endRow = (page: Page, end: End) =>
  courierDrawer(page).getByRole('button', { name: new RegExp(`^${end} address`) });
export const endPicker = (page: Page, end: End) => page.getByRole('dialog', { name: `${end} address` });

/** In the picker that is open for an end. */
async function takeAddress(page: Page, end: End, name: string): Promise<void> {
  const picker = endPicker(page, end);
  await picker.getByRole('radio', { name }).click();
  await picker.getByRole('button', { name: 'Choose location' }).click();
  await expect(picker).toBeHidden();
  await expect(endRow(page, end)).toContainText(name);
}

export async function chooseEnds(page: Page): Promise<void> {
  for (const [end, name] of [
    ['Pickup', IKEJA],
    ['Dropoff', SURULERE],
  ] as const) {
    await endRow(page, end).click();
    await takeAddress(page, end, name);
  }
}

/** The customer as one of the two, and somebody else as the other. */
export async function fillContacts(courier: Locator, other: 'Sender' | 'Receiver'): Promise<void> {
  await courier.getByRole('checkbox', { name: 'Use my account information' }).click();
  await courier.getByLabel(`${other} name`).fill('Bola Ade');
  await courier.getByRole('textbox', { name: `${other} phone number` }).fill('08037654321');
}

export const continueToReview = (courier: Locator) => courier.getByRole('button', { name: 'Continue' }).click();
export const confirmDelivery = (review: Locator) => review.getByRole('button', { name: 'Confirm delivery' }).click();
export const total = (where: Locator) => where.locator('[data-part="to-pay"]');

/** What the address bar says, without the page's own parameters. */
export const step = (page: Page) => new URL(page.url()).search;
