import type { StaffRole } from '@jara/contract';
import { secretsFrom } from '@jara/server';
import { openDatabase } from '@jara/server/db';
import { addStaff, createStaffSessions, findCityId } from '@jara/server/identity';
import type { Browser, Page } from '@playwright/test';
import { newPhone } from '../identity/sms-inbox.ts';
import { stackDatabase } from '../support/database.ts';
import { APP_SECRET } from '../support/env.ts';

/** A vendor of the demo. */
const VENDOR = 1;

/** Somebody new of the staff, in a session with all that it may need; as the sign-in answers. */
export async function newMember(role: StaffRole, vendorId = VENDOR) {
  const { db, close } = openDatabase(await stackDatabase(), { role: 'owner', max: 1 });
  try {
    const name = 'Halima';
    const vendor_id = role === 'vendor' ? vendorId : null;
    const city_id = role === 'rider' ? ((await findCityId(db, 'lagos')) ?? null) : null;
    const id = await addStaff(db, { role, name, phone: newPhone().digits, vendor_id, city_id });
    if (id === undefined) throw new Error('Somebody has this phone already.');
    const staff =
      role === 'support' ? { id, role, scope: null } : { id, role, scope: role === 'vendor' ? vendorId : id };
    const sessions = createStaffSessions({ db, secrets: secretsFrom(APP_SECRET), now: () => new Date() });
    const token = await sessions.begin(db, staff, { userAgent: 'Chrome', hasPassedSecondFactor: true });
    return { token, role, scope: staff.scope, name, must_enrol: false };
  } finally {
    await close();
  }
}

/** A browser of their own, signed in. */
export async function consoleOf(browser: Browser, role: StaffRole, vendorId?: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 600 } });
  const member = JSON.stringify(await newMember(role, vendorId));
  await context.addInitScript((text) => window.localStorage.setItem('console_member', text), member);
  const page = await context.newPage();
  await page.goto('/console');
  return page;
}

/** Signs somebody in as another tab would, without a page load. */
export async function signInAs(page: Page, member: Awaited<ReturnType<typeof newMember>>): Promise<void> {
  await page.evaluate((text) => {
    window.localStorage.setItem('console_member', text);
    window.dispatchEvent(new StorageEvent('storage'));
  }, JSON.stringify(member));
}

/** Goes to a screen without a page load. */
export async function goToScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => window.history.pushState(null, '', address), `/console${path}`);
}
