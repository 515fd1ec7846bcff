import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { tabTo } from '../support/tab-to.ts';
import { test } from '../support/test.ts';
import { watchScripts } from '../support/watch-scripts.ts';
import {
  addView,
  chosenPlace,
  deliverToButton,
  listView,
  locationButton,
  placeField,
  visitAsCustomer,
} from './address-modal.ts';

const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('location.027 the keyboard alone adds an address; Escape closes a layer at a time', async ({ page, baseURL }) => {
  const scriptsWith = watchScripts(page);
  await visitAsCustomer(page, baseURL);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => scriptsWith('Deliver to an address')).not.toEqual([]);
  await locationButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(deliverToButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listView(page)).toBeVisible();
  await expect(listView(page).getByRole('heading', { name: 'No address yet' })).toBeVisible();
  await tabTo(dialogButton(page, 'Add new address'));
  await page.keyboard.press('Enter');
  await expect(placeField(page)).toBeFocused();
  const options = addView(page).getByRole('option');
  await page.keyboard.type('a');
  await expect(options.first()).toBeVisible();
  const heights = await addView(page)
    .locator('[data-part="dropdown"]')
    .evaluate((element) => ({
      dropdown: element.getBoundingClientRect().height,
      list: element.firstElementChild?.getBoundingClientRect().height ?? 0,
      content: element.firstElementChild?.scrollHeight ?? 0,
    }));
  expect(heights.list).toBe(220);
  expect(heights.content).toBeGreaterThan(220);
  expect(heights.dropdown).toBeLessThanOrEqual(230);
  await expectAccessible(page, LAYER);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('osu');
  await expect(options.filter({ hasText: 'Osu' }).nth(1)).toBeVisible();
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

  await tabTo(dialogButton(page, 'Drop a pin on the map'));
  await page.keyboard.press('Enter');
  await expect(addView(page).getByRole('button', { name: 'The pin is here' })).toBeVisible();
  // There is no map style, so there is no map to load code for.
  expect(await scriptsWith('maplibregl')).toEqual([]);
  await tabTo(dialogButton(page, 'Add Address'));
  await page.keyboard.press('Enter');
  await expect(listView(page).getByRole('radio')).toBeChecked();
  await expect(listView(page).getByRole('button', { name: 'Add new address' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(locationButton(page)).toBeFocused();
});
