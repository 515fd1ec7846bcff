import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { expectNoSidewaysScroll } from '../support/visit.ts';
import {
  addButton,
  addView,
  allenAvenue,
  chosenPlace,
  deliverToButton,
  listView,
  locationButton,
  openAddresses,
  openAddView,
  placeField,
  saveAddresses,
  visitAsCustomer,
} from './address-modal.ts';

/** In the layer alone: the page behind it is looked at by itself. */
async function expectNothingWrong(page: Page, layer: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).include(layer).options({ resultTypes: ['violations'] });
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    expect(found, colorScheme).toEqual([]);
  }
  await expectNoSidewaysScroll(page);
}

const DIALOG = '[role="dialog"]:not([popover])';

test.use({ reducedMotion: 'reduce' });

test('axe finds nothing wrong in the way to the addresses, their list and a removal, in light and in dark', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await visitAsCustomer(page, baseURL);
  await saveAddresses(
    context,
    customer,
    Array.from({ length: 10 }, (_, index) => allenAvenue(index + 1)),
  );
  await locationButton(page).click();
  await expect(deliverToButton(page)).toBeVisible();
  await expectNothingWrong(page, '#locations');
  await deliverToButton(page).click();
  await expect(listView(page).getByRole('radio')).toHaveCount(10);
  await expectNothingWrong(page, DIALOG);
  await listView(page).getByRole('button', { name: 'Remove 3 Allen Avenue' }).click();
  await expect(page.getByRole('dialog', { name: 'Remove this address?' })).toBeVisible();
  await expectNothingWrong(page, DIALOG);
});

test('axe finds nothing wrong where an address is added, in light and in dark', async ({ page, baseURL }) => {
  await visitAsCustomer(page, baseURL);
  await openAddView(page);
  await placeField(page).fill('lekki');
  await expect(addView(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNothingWrong(page, DIALOG);
  await page.keyboard.press('Enter');
  await expect(chosenPlace(page)).toBeVisible();
  await addView(page).getByRole('button', { name: 'Drop a pin on the map' }).click();
  await expect(addView(page).getByRole('button', { name: /^Pin\./ })).toBeVisible();
  await expectNothingWrong(page, DIALOG);
});

/** By keyboard alone, as far as it takes. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('dialog').getByRole('button', { name, exact: true });
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} cannot be reached by Tab.`);
}

test('the keyboard alone adds and chooses an address; Escape closes one layer at a time and the focus returns', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await visitAsCustomer(page, baseURL);
  await locationButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(deliverToButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listView(page)).toBeVisible();
  await expect(listView(page).getByRole('heading', { name: 'No address yet' })).toBeVisible();
  await tabTo(page, 'Add new address');
  await page.keyboard.press('Enter');
  await expect(placeField(page)).toBeFocused();
  await page.keyboard.type('osu');
  const options = addView(page).getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(placeField(page)).toHaveAttribute('aria-expanded', 'true');
  // Escape takes the suggestions away and leaves the dialog; typing brings them back.
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await expect(addView(page)).toBeVisible();
  await page.keyboard.type(' c');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const activeId = await options.first().getAttribute('id');
  await expect(placeField(page)).toHaveAttribute('aria-activedescendant', activeId ?? '');
  await page.keyboard.press('Enter');
  await expect(chosenPlace(page)).toBeVisible();
  await expect(placeField(page)).toBeFocused();

  await tabTo(page, 'Drop a pin on the map');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pin\./);
  await page.keyboard.press('ArrowLeft');
  await expect(addButton(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(chosenPlace(page)).toBeVisible();
  await tabTo(page, 'Add Address');
  await page.keyboard.press('Enter');
  await expect(listView(page).getByRole('radio')).toBeChecked();
  await expect(listView(page).getByRole('button', { name: 'Add new address' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(locationButton(page)).toBeFocused();
});

test('Back closes the modal and stays on the page', async ({ page, baseURL }) => {
  await visitAsCustomer(page, baseURL);
  const before = page.url();
  await openAddresses(page);
  await expect(listView(page)).toBeVisible();
  await page.goBack();
  await expect(listView(page)).toBeHidden();
  expect(page.url()).toBe(before);
});

test('no code of the modal comes with the page, and none of MapLibre without a style', async ({ page, baseURL }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''));
  });
  await visitAsCustomer(page, baseURL);
  await page.waitForLoadState('networkidle');
  const holds = (words: string) => scripts.some((script) => script.includes(words));
  await expect.poll(() => holds('Deliver to an address')).toBe(true);
  expect(holds('Put the pin here')).toBe(false);
  await openAddView(page);
  await addView(page).getByRole('button', { name: 'Drop a pin on the map' }).click();
  await expect(addView(page).getByRole('button', { name: /^Pin\./ })).toBeVisible();
  await expect.poll(() => holds('Put the pin here')).toBe(true);
  expect(holds('maplibregl')).toBe(false);
});
