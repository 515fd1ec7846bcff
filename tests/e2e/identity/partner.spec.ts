import { expect } from '@playwright/test';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit } from '../support/visit.ts';
import { signedIn, userCookie } from './customer.ts';
import { newPerson, sessionReference } from './partner.ts';
import { codeSentTo } from './sms-inbox.ts';

test('identity.002 identity.010 identity.053 who comes from a partner without a name completes the profile', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  // Somebody else is signed in on this phone; they go.
  await signedIn(context, { origin: baseURL });
  const person = newPerson();
  const validated = page.waitForResponse((answer) => answer.url().includes('/api/auth/session?'));
  const reference = await sessionReference(request, person);
  await visit(page, `/store?tag=around_you&session_reference=${reference}`);
  expect(new URL((await validated).url()).searchParams.get('session_reference')).toBe(reference);
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, LAYER);
  // The reference is spent; the rest of the address is what it was.
  await expect(page).toHaveURL('/store?tag=around_you');
  expect(await userCookie(context)).toMatchObject({ first_name: '', phone: person.phone });

  await dialog.getByRole('textbox', { name: 'First name' }).fill('Efua');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Boateng');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('efua@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Digit 1' })).toBeFocused();
  await page.keyboard.type(await codeSentTo({ typed: '', digits: person.phone }));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(toast(page, 'success', 'Your profile is up to date')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const names = { first_name: 'Efua', last_name: 'Boateng', email: 'efua@example.com' };
  expect(await userCookie(context)).toMatchObject(names);
});
