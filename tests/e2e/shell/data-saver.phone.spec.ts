import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { complaints } from '../support/complaints.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('a guest saves data: pictures come at a tap, in their smallest width, and the card’s link stays', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, '/store/settings');
  await expect(page.getByRole('heading', { name: 'Data and app', level: 1 })).toBeVisible();
  await expect(page.getByText(/^About \d+ KB since \d{1,2}(:\d\d)? [AP]M$/)).toBeVisible();
  await expectAccessible(page);
  const saver = page.getByRole('switch', { name: /^Save data/ });
  await saver.focus();
  await page.keyboard.press('Space');
  await expect(saver).toBeChecked();

  await visit(page, '/store');
  const card = page.locator('[data-part="list"] article').first();
  const picture = card.locator('[data-picture] > img');
  const show = card.getByRole('button', { name: 'Show picture' });
  await expect(show).toHaveText('Tap to show picture');
  await expect(picture).toBeHidden();
  await expectAccessible(page);
  await show.click();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('src', /&w=384&/);
  await expect(picture).not.toHaveAttribute('srcset');
  await expect(page).toHaveURL(/\/store$/);
  await expect(show).toBeHidden();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.locator('[data-vendor]')).toBeVisible();
  // Of a dish the words stand clear of its +.
  const tile = page.locator('[data-steps]:has(.add-dish)').first();
  const [words, add] = await Promise.all([
    tile.getByText('Tap to show picture').boundingBox(),
    tile.getByRole('button', { name: /^(Add|Choose options for) / }).boundingBox(),
  ]);
  if (!words || !add) throw new Error('The tile has no picture to show, or no +.');
  expect(words.y + words.height <= add.y || words.x + words.width <= add.x).toBe(true);
  expect(heard).toEqual([]);
});
