import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { addButton, addView, chosenPlace, openAddView, visitAsCustomer } from './address-modal.ts';

test('without a map, the pin tells its coordinates and the nearest known place, and can be put there', async ({
  page,
  baseURL,
}) => {
  await visitAsCustomer(page, baseURL);
  await openAddView(page);
  await addView(page).getByRole('button', { name: 'Drop a pin on the map' }).click();
  await expect(addView(page).getByText('There is no map to show here.')).toBeVisible();
  await expect(addView(page).getByText(/^6\.\d{4}, 3\.\d{4} · At Lagos/)).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  await addView(page).getByRole('button', { name: 'Put the pin here' }).click();
  await expect(chosenPlace(page)).toBeVisible();
  await expect(addView(page).getByRole('button', { name: 'The pin is here' })).toBeDisabled();
  await expect(addButton(page)).toBeEnabled();
});
