import type { Vendor } from '@jara/contract';
import { expect } from '@playwright/test';
import { signedIn } from '../identity/customer.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money, vendorNear, vendorsIn } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';
import { allenAvenue, listView, locationButton, openAddresses, saveAddresses } from './address-modal.ts';

const ALLEN_AVENUE = { x: 3.3515, y: 6.6018 };
/** So near to the equator a degree is as long to the east as to the north. */
const distance = ({ coordinate: { x, y } }: Vendor) => Math.hypot(x - ALLEN_AVENUE.x, y - ALLEN_AVENUE.y);

const LONG_STREET = 'Road leading to the Federal Polytechnic Quarters';

test('location.027 an address of a long list is chosen: header, lists and prices are for it till sign-out', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const place = async () => (await context.cookies()).find(({ name }) => name === 'place')?.value;
  const customer = await signedIn(context, { origin: baseURL });
  const others = Array.from({ length: 9 }, (_, index) => allenAvenue(index + 2));
  await saveAddresses(context, customer, [{ ...allenAvenue(1), street: LONG_STREET }, ...others]);
  await visit(page, '/store?tag=around_you');
  const heights = async () => {
    const found: number[] = [];
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      // In one step: a locator's element may be out of the page, which is swapped, by the time it is measured.
      found.push(await page.evaluate(() => document.querySelector('header')?.clientHeight ?? 0));
    }
    return found;
  };
  const heightsOfCity = await heights();
  await openAddresses(page);
  await expect(listView(page).getByRole('radio')).toHaveCount(10);
  const list = await listView(page)
    .locator('[data-part="addresses"]')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(list.clientHeight).toBe(500);
  expect(list.scrollHeight).toBeGreaterThan(500);
  await expectAccessible(page, LAYER);
  await listView(page).getByRole('button', { name: 'Remove 2 Allen Avenue' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove this address?' })).toBeVisible();
  await expectAccessible(page, LAYER);
  await page.getByRole('button', { name: 'Keep it' }).click();

  await listView(page).getByText(`1 ${LONG_STREET}`, { exact: true }).click();
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  await expect.poll(place, { intervals: [50] }).toBe('lagos@6.6018,3.3515');
  await expect(locationButton(page)).toHaveText(`1 ${LONG_STREET}`);
  expect(await heights()).toEqual(heightsOfCity);
  await inOneMinute(async () => {
    const restaurants = (await vendorsIn(request)).filter(({ vendor_type }) => vendor_type === 'restaurant');
    const nearest = restaurants.toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || distance(a) - distance(b));
    await expect(cardNames(page)).toHaveText(nearest.slice(0, 15).map(({ name }) => name));
    const slug = nearest[0]?.slug ?? '';
    const { delivery_price } = await vendorNear(request, slug, '6.6018,3.3515');
    expect(delivery_price).toBeGreaterThan(nearest[0]?.delivery_price ?? 0);
    await expect(page.getByRole('article').first()).toContainText(`${money(delivery_price, 'NGN')} delivery`);
  });
  await context.clearCookies({ name: 'user' });
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect.poll(place, { intervals: [50] }).toBe('lagos');
  await expect(locationButton(page)).toHaveText('Lagos, Lagos');
});
