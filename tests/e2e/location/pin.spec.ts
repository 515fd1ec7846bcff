import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import {
  addButton,
  addView,
  allenAvenue,
  chosenPlace,
  openAddView,
  placeField,
  saveAddresses,
  visitAsCustomer,
} from './address-modal.ts';

test('a tap moves the pin there, arrows move it by metres, and the buttons stay in sight', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 10.5, longitude: 4.5 });
  await visitAsCustomer(page, baseURL);
  await openAddView(page);
  await addView(page).getByRole('button', { name: 'Use my current location' }).click();
  await expect(chosenPlace(page)).toContainText('Pin at 10.5000, 4.5000');
  await addView(page).getByRole('button', { name: 'Drop a pin on the map' }).click();
  await expect(addView(page).getByText('Tap or drag the map to move the pin.')).toBeVisible();
  await expect(addView(page).getByText('100 m', { exact: true })).toBeVisible();
  const where = addView(page).getByText(/^10\.\d{4}, 4\.\d{4}/);
  const pin = addView(page).getByRole('button', { name: /^Pin\./ });
  const ground = pin.locator('..');
  const box = await ground.boundingBox();
  if (!box) throw new Error('The ground is not there.');
  // 100 m are 80 px: 80 px to the right and 40 up is 100 m to the east and 50 to the north.
  await ground.click({ position: { x: box.width / 2 + 80, y: box.height / 2 - 40 } });
  await expect(where).toContainText(/^10\.500[45], 4\.5009/);
  await expect(addButton(page)).toBeDisabled();
  const put = addView(page).getByRole('button', { name: 'Put the pin here' });
  await expect(put).toBeInViewport({ ratio: 1 });
  await expect(ground).toBeInViewport({ ratio: 1 });
  await expect(addButton(page)).toBeInViewport({ ratio: 1 });
  // What is in the viewport may still be covered; a click goes to what lies on top.
  const top = await put.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [2, height - 2].every((down) => element.contains(document.elementFromPoint(x + width / 2, y + down)));
  });
  expect(top).toBe(true);
  await pin.press('ArrowRight');
  await expect(where).toContainText(/, 4\.5010/);
  // A tap on the pin itself takes it where it is.
  await pin.click();
  await expect(chosenPlace(page)).toContainText(/Pin at 10\.500[45], 4\.5010/);
  await expect(addButton(page)).toBeEnabled();
});

test('many kept addresses around the pin do not print their names over each other', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await visitAsCustomer(page, baseURL);
  await saveAddresses(
    context,
    customer,
    // From 55 m south of the street's middle on, one each 5 m: some 4 px apart.
    Array.from({ length: 9 }, (_, index) => ({
      ...allenAvenue(index + 1),
      latitude: 6.5985 - index / 20_000,
      longitude: 3.3535,
    })),
  );
  await openAddView(page);
  await placeField(page).fill('allen avenue');
  await addView(page).getByRole('option').first().click();
  await expect(chosenPlace(page)).toBeVisible();
  await addView(page).getByRole('button', { name: 'Drop a pin on the map' }).click();
  const names = addView(page).getByText(/ Allen Avenue · /);
  await expect(names.first()).toBeVisible();
  const boxes = await names.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  );
  expect(boxes.length).toBeGreaterThan(1);
  const isOver = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  for (const [index, box] of boxes.entries()) {
    expect(boxes.slice(index + 1).filter((other) => isOver(box, other))).toEqual([]);
  }
});
