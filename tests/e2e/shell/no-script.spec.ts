import { expect } from '@playwright/test';
import { menuOf, money, pathOf, vendorWithoutDialog } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames } from '../support/visit.ts';

test.use({ javaScriptEnabled: false });

test('identity.001 home without JavaScript: more vendors, tags, types, filters and cities are links', async ({
  page,
}) => {
  await page.goto('/store?tag=all');
  await expect(cardNames(page)).toHaveCount(15);
  await expect(page.getByText(/Delivery from ₦\d/).first()).toBeVisible();
  await page.getByRole('link', { name: 'View more' }).click();
  await expect(cardNames(page)).toHaveCount(30);
  await page.getByRole('link', { name: 'Restaurants Around You' }).click();
  await expect(page).toHaveURL('/store?city=lagos&tag=around_you');
  await page.getByRole('link', { name: 'Pharmacies' }).click();
  await page.getByRole('link', { name: 'Open now' }).click();
  await expect(page).toHaveURL('/store?city=lagos&tag=around_you&type=pharmacy&open_now=1');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.locator('#filters').getByRole('link', { name: '3.5+' }).click();
  await expect(page).toHaveURL('/store?city=lagos&tag=around_you&type=pharmacy&open_now=1&rating=3.5');
  await page.getByRole('button', { name: 'Lagos, Lagos' }).click();
  await page
    .locator('#locations')
    .getByRole('link', { name: /^Accra,/ })
    .click();
  await expect(page.getByText(/Delivery from GH₵\d/).first()).toBeVisible();
});

test('a search and a vendor’s page without JavaScript show dishes with prices', async ({ page, request }) => {
  await page.goto('/store/search');
  await page.getByLabel('Search for food, shops and dishes').fill('jollof');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=jollof(&|$)/);
  await expect(cardNames(page).first()).toBeVisible();
  const dishes = page.getByRole('list', { name: 'Matching dishes' }).first();
  await expect(dishes).toContainText(/jollof/i);
  await expect(dishes).toContainText(/₦\d/);

  const vendor = await vendorWithoutDialog(request);
  const menu = await menuOf(request, vendor);
  await page.goto(pathOf(vendor));
  await expect(page.getByRole('heading', { level: 1, name: vendor.name })).toBeVisible();
  const description = page.getByText(vendor.description);
  await expect(description).toBeHidden();
  await page.getByText('More about this place').click();
  await expect(description).toBeVisible();
  for (const dish of menu) {
    const row = page.locator(`article[data-dish="${dish.id}"]`);
    await expect(row).toContainText(dish.name);
    await expect(row).toContainText(money(dish.discount_price ?? dish.price, dish.currency));
  }
});
