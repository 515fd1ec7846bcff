import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import { searchResults } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { cardNames, expectNoSidewaysScroll, inOneMinute, visit } from '../support/visit.ts';

test('catalog.005 catalog.036 shell.019 a search reads a misspelt word as meant; a suggestion leads on', async ({
  page,
  request,
  baseURL,
}) => {
  const heard = complaints(page);
  const methods: string[] = [];
  const origins = new Set<string>();
  page.on('request', (one) => {
    origins.add(new URL(one.url()).origin);
    methods.push(one.method());
  });
  const box = page.getByRole('combobox', { name: 'Search for food, shops and dishes' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await inOneMinute(async () => {
    await visit(page, '/store');
    await box.fill('shawama');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=shawama(&|$)/);
    await expect(page.getByRole('heading', { level: 1, name: '“shawama” in Lagos' })).toBeVisible();
    const { results, total } = await searchResults(request, 'shawama');
    await expect(page.getByRole('status')).toHaveText(`${total} vendors for “shawama”, read as “shawarma”`);
    const open = results.map(({ vendor }) => vendor.is_open);
    expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
    await expect(cardNames(page)).toHaveText(results.slice(0, 15).map(({ vendor }) => vendor.name));
    const [dish] = results.flatMap(({ dishes }) => dishes);
    const dishes = page.getByRole('list', { name: 'Matching dishes' }).first().getByRole('listitem');
    await expect(dishes.first()).toContainText(dish?.name ?? 'a dish');
    await expect(dishes.first()).toContainText('₦');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  const asked = page.waitForResponse(/\/api\/customer\/search\?query=suya/);
  await box.fill('suya');
  await asked;
  await expect(list).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  const chosen = list.getByRole('option', { selected: true });
  await expect(box).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
  const href = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.locator('main h1')).toBeAttached();
  await expect(list).toBeHidden();
  expect(methods).not.toContain('OPTIONS');
  expect([...origins]).toEqual([baseURL]);
  expect(heard).toEqual([]);
});
