import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { visit, waitForHydration } from '../support/visit.ts';
import {
  chooseEnds,
  continueToReview,
  courierEntry,
  endPicker,
  endRow,
  fillContacts,
  IKEJA,
  packageCustomer,
  step,
  takeAddress,
} from './courier.ts';

const FORM = '?tag=under_60&open=relay&delivery_type=send';
const PICKER = `${FORM}&open_address_modal=true&set_address_type=pickup`;
const NOTE = `${FORM}&show_protection_note=true`;
const REVIEW = `${FORM}&step=preview`;

const reload = async (page: Page) => {
  await page.reload();
  await waitForHydration(page);
};

test('courier.002 courier.007 each step is in the address: Back, a reload and closing keep what was typed', async ({
  page,
  baseURL,
}) => {
  const { courier, review } = await packageCustomer(page, baseURL);
  await visit(page, '/store?tag=under_60');
  await courierEntry(page).click();
  await courier.getByLabel('Receiver name').fill('Bola Ade');
  expect(step(page)).toBe(FORM);

  await endRow(page, 'Pickup').click();
  await expect(endPicker(page, 'Pickup')).toBeVisible();
  expect(step(page)).toBe(PICKER);
  await page.goBack();
  await expect(endPicker(page, 'Pickup')).toBeHidden();
  expect(step(page)).toBe(FORM);
  await page.goForward();
  await reload(page);
  await takeAddress(page, 'Pickup', IKEJA);
  expect(step(page)).toBe(FORM);
  await expect(courier.getByLabel('Receiver name')).toHaveValue('Bola Ade');

  const note = page.getByRole('dialog', { name: 'Package protection' });
  await courier.getByRole('button', { name: 'How protection works' }).click();
  await expect(note).toBeVisible();
  expect(step(page)).toBe(NOTE);
  await reload(page);
  await expect(note).toBeVisible();
  await page.goBack();
  await expect(note).toBeHidden();
  expect(step(page)).toBe(FORM);
  await reload(page);
  await expect(courier.getByLabel('Receiver name')).toHaveValue('Bola Ade');

  await chooseEnds(page);
  await fillContacts(courier, 'Receiver');
  await continueToReview(courier);
  await expect(review).toContainText('Bola Ade');
  expect(step(page)).toBe(REVIEW);
  await reload(page);
  await expect(review).toContainText('Bola Ade');
  await page.goBack();
  await expect(courier.getByLabel('Receiver name')).toHaveValue('Bola Ade');
  expect(step(page)).toBe(FORM);
  await page.goForward();
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(review).toBeHidden();
  expect(step(page)).toBe('?tag=under_60');

  // A link to a step opens it in a new tab too, with what was typed.
  const tab = await page.context().newPage();
  await visit(tab, `/store${REVIEW}`);
  await expect(tab.getByRole('dialog', { name: 'Review delivery' })).toContainText('Bola Ade');
  await tab.close();
});
