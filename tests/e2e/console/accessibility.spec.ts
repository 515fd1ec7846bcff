import type { StaffRole } from '@jara/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { goToScreen, newMember, signInAs } from './staff-in-browser.ts';

/** Each role's screens, by their paths. A new one joins here. */
const SCREENS: Readonly<Record<StaffRole, readonly string[]>> = {
  vendor: ['/board', '/menu', '/hours', '/money'],
  rider: ['/deliveries', '/today', '/money'],
  support: ['/queue', '/find', '/approvals', '/support/money', '/staff', '/insights', '/audit', '/profile'],
};

/** A phone on a motorbike, a tablet in a kitchen, a desktop in an office; the palette's own test has all pairs of colours. */
const SIZES = [
  { viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { viewport: { width: 1024, height: 600 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;

async function expectScreenAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const { viewport, colorScheme } of SIZES) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('every screen of the console passes axe and fits on a phone, a tablet and a desktop', async ({ page }) => {
  await page.goto('/console');
  await expectScreenAccessible(page);
  for (const [role, paths] of Object.entries(SCREENS) as [StaffRole, readonly string[]][]) {
    await signInAs(page, await newMember(role));
    for (const path of paths) {
      await goToScreen(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toHaveCount(0);
      await expectScreenAccessible(page);
    }
  }
});
