import type { CustomerAddress, Vendor } from '@jara/contract';
import { expect } from '@playwright/test';
import { makeAccount } from '../identity/customer.ts';
import { codeSentTo } from '../identity/sms-inbox.ts';
import { expectAccessible, LAYER } from '../support/axe.ts';
import { money, vendorNear, vendorsIn } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { cardNames, inOneMinute, visit } from '../support/visit.ts';
import {
  addButton,
  addView,
  allenAvenue,
  chosenPlace,
  deliverToButton,
  listView,
  locationButton,
  openAddresses,
  openAddView,
  placeField,
  recordCalls,
  saveAddresses,
  stored,
  visitAsCustomer,
} from './address-modal.ts';

test('location.001 location.003 location.004 an address is typed, picked from suggestions and saved', async ({
  page,
  baseURL,
}) => {
  await visitAsCustomer(page, baseURL);
  const asked = recordCalls(page, '/places/');
  const sent = recordCalls(page, '/customer/address');
  await openAddresses(page);
  await expect(listView(page).getByRole('button', { name: 'Choose location' })).toBeDisabled();
  await listView(page).getByRole('button', { name: 'Add new address' }).click();
  await expect(addButton(page)).toBeDisabled();
  await placeField(page).pressSequentially('oxford st');
  const option = addView(page).getByRole('option', { name: 'Oxford Street' });
  await expect(option).toBeVisible();
  await expectAccessible(page, LAYER);
  await option.click();
  await expect(placeField(page)).toHaveValue('Oxford Street, Osu, Accra, Ghana');
  await expect(chosenPlace(page)).toBeVisible();
  await expect(addView(page).getByRole('listbox')).toBeHidden();
  // Typing on means another place.
  await placeField(page).pressSequentially('x');
  await expect(addButton(page)).toBeDisabled();
  await placeField(page).fill('oxford');
  await option.click();
  await expect(addButton(page)).toBeEnabled();
  const [typing, lookup] = [asked.find(({ line }) => line.includes('autocomplete')), asked.at(-1)];
  expect(typing?.url.searchParams.get('session')).toMatch(/^[\da-f-]{36}$/);
  expect(lookup?.line).toMatch(/^GET \/places\/sbx_gh_/);
  const last = asked.findLast(({ line }) => line.includes('autocomplete'));
  expect(asked.map(({ url }) => url.searchParams.get('input'))).not.toContain('Oxford Street, Osu, Accra, Ghana');
  expect(lookup?.url.searchParams.get('session')).toBe(last?.url.searchParams.get('session'));
  expect(lookup?.url.searchParams.get('session')).not.toBe(typing?.url.searchParams.get('session'));

  await addView(page).getByRole('textbox', { name: 'Landmark (optional)' }).fill('Opposite the blue gate');
  // Both mistakes of a recipient show at once, each until it is mended.
  await addView(page).getByRole('textbox', { name: 'Their phone number' }).fill('12');
  await addButton(page).click();
  await expect(addView(page).getByText('Name is required')).toBeVisible();
  await expect(addView(page).getByText('Invalid phone number')).toBeVisible();
  await addView(page).getByRole('textbox', { name: 'Their name' }).fill('Kofi');
  await expect(addView(page).getByText('Name is required')).toBeHidden();
  await expect(addView(page).getByText('Invalid phone number')).toBeVisible();
  await addView(page).getByRole('textbox', { name: 'Their phone number' }).fill('+233 24 123 4567');
  await addButton(page).click();

  await expect(listView(page)).toBeVisible();
  const added = listView(page).getByRole('radio', { name: 'Oxford Street' });
  await expect(added).toBeChecked();
  await expect(listView(page)).toContainText('Opposite the blue gate · For Kofi');
  const body = sent.find(({ line }) => line === 'POST /customer/address')?.body;
  expect(Object.keys(body as object).sort()).toEqual([
    'area',
    'city',
    'country',
    'house_no',
    'landmark',
    'latitude',
    'longitude',
    'pretty_name',
    'recipient',
    'state',
    'street',
  ]);
  expect(body).toMatchObject({
    street: 'Oxford Street',
    country: 'Ghana',
    recipient: { name: 'Kofi', phone: '0241234567' },
  });
  expect(Number(await stored(page, 'customerAddress'))).toBeGreaterThan(0);
  expect(await stored(page, 'location')).toBeNull();

  // What is saved already is chosen, not saved twice.
  await listView(page).getByRole('button', { name: 'Add new address' }).click();
  await placeField(page).fill('oxford st');
  await option.click();
  await addButton(page).click();
  await expect(toast(page, 'success', 'You have this address already.')).toBeVisible();
  await expect(listView(page).getByRole('radio')).toHaveCount(1);
  await expect(added).toBeChecked();
  expect(sent.filter(({ line }) => line === 'POST /customer/address')).toHaveLength(1);
});

test('location.010 location.012 location.019 a chosen address and its currency are stored until sign-out', async ({
  page,
  context,
  baseURL,
}) => {
  await visitAsCustomer(page, baseURL);
  const sent = recordCalls(page, '/customer/address');
  const cities = page.waitForResponse('**/api/customer/available-locations');
  await openAddView(page);
  await cities;
  const here = addView(page).getByRole('button', { name: 'Use my current location' });
  await here.click();
  await expect(addView(page).getByRole('alert').filter({ hasText: 'does not share your location' })).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 5.556, longitude: -0.1969 });
  await here.click();
  await expect(chosenPlace(page)).toContainText('Accra, Ghana');
  await addButton(page).click();
  const radio = listView(page).getByRole('radio');
  await expect(radio).toBeChecked();
  const name = await radio.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  await listView(page).getByRole('button', { name: 'Choose location' }).click();

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/[?&]city=accra(&|$)/);
  await expect(locationButton(page)).toHaveText(name ?? '');
  const location = JSON.parse((await stored(page, 'location')) ?? '') as CustomerAddress;
  // Where the customer stands, not the middle of what stands there.
  expect(location).toMatchObject({ country_code: 'GH', coordinate: { x: -0.1969, y: 5.556 } });
  expect(await stored(page, 'customerAddress')).toBe(String(location.id));
  expect(await stored(page, 'currency')).toBe('GHS');
  await expect.poll(() => sent.at(-1)?.line).toBe('POST /customer/address/set-active');
  expect(sent.at(-1)?.body).toEqual({ addressId: location.id });
  await locationButton(page).click();
  await expect(deliverToButton(page)).toHaveText(`Deliver to ${name}`);

  // It is the marked one next time, on any device.
  await deliverToButton(page).click();
  await expect(listView(page).getByRole('radio')).toBeChecked();

  await page.keyboard.press('Escape');
  await expect(listView(page)).toBeHidden();
  await context.clearCookies({ name: 'user' });
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect.poll(() => stored(page, 'location')).toBeNull();
});

test('location.032 the header names the chosen address, at one height, until another city is chosen', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await visitAsCustomer(page, baseURL);
  const street = 'Road leading to the Federal Polytechnic Quarters';
  const name = `1 ${street}`;
  await saveAddresses(context, customer, [{ ...allenAvenue(1), street }]);
  const header = page.locator('header').first();
  const heightAt = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    return header.evaluate((element) => element.clientHeight);
  };
  const heights = async () => [
    await heightAt({ width: 1440, height: 900 }),
    await heightAt({ width: 360, height: 740 }),
  ];
  const pickCity = async (city: string) => {
    await locationButton(page).click();
    await page.locator('#locations').getByRole('link', { name: city, exact: true }).click();
  };
  const choose = async () => {
    await listView(page).getByText(name, { exact: true }).click();
    await listView(page).getByRole('button', { name: 'Choose location' }).click();
    await expect(locationButton(page)).toHaveText(name);
  };
  const heightsOfLagos = await heights();
  await openAddresses(page);
  await choose();
  expect(await heights()).toEqual(heightsOfLagos);
  // Its own city may be chosen, and nothing changes.
  await pickCity('Lagos, Lagos');
  await expect(page).toHaveURL('/store?city=lagos');
  await expect(locationButton(page)).toHaveText(name);

  await pickCity('Accra, Greater Accra');
  await expect(page).toHaveURL('/store?city=accra');
  await expect(locationButton(page)).toHaveText('Accra, Greater Accra');
  expect(JSON.parse((await stored(page, 'location')) ?? '')).toMatchObject({ slug: 'accra', country_code: 'GH' });
  expect([await stored(page, 'currency'), await stored(page, 'customerAddress')]).toEqual(['GHS', null]);
  // The address is kept, and is no longer the marked one.
  await locationButton(page).click();
  await expect(deliverToButton(page)).toHaveText('Deliver to an address');
  await deliverToButton(page).click();
  await expect(listView(page).getByRole('radio', { name })).not.toBeChecked();

  // Another city's list, as a friend's link opens it, chooses nothing.
  await choose();
  await visit(page, '/store?city=abuja');
  await expect(locationButton(page)).toHaveText('Abuja, Federal Capital Territory');
  expect(await heights()).toEqual(heightsOfLagos);
  expect(JSON.parse((await stored(page, 'location')) ?? '')).toMatchObject({ display_name: name });
  await cardNames(page).first().click();
  await expect(page.locator('main h1')).toBeAttached();
  await expect(locationButton(page)).toHaveText(name);
});

const ALLEN_AVENUE = { x: 3.3515, y: 6.6018 };
/** So near to the equator a degree is as long to the east as to the north. */
const distance = ({ coordinate: { x, y } }: Vendor) => Math.hypot(x - ALLEN_AVENUE.x, y - ALLEN_AVENUE.y);

test('lists and prices are for the chosen address, the nearest first around it, until sign-out', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const place = async () => (await context.cookies()).find(({ name }) => name === 'place')?.value;
  const customer = await visitAsCustomer(page, baseURL);
  await saveAddresses(context, customer, [allenAvenue(1)]);
  await page.getByRole('link', { name: 'Restaurants Around You' }).click();
  await expect(page).toHaveURL(/[?&]tag=around_you(&|$)/);
  await openAddresses(page);
  await listView(page).getByText('1 Allen Avenue', { exact: true }).click();
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  await expect.poll(place).toBe('lagos@6.6018,3.3515');
  await inOneMinute(async () => {
    const restaurants = (await vendorsIn(request)).filter(({ vendor_type }) => vendor_type === 'restaurant');
    const nearest = restaurants.toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || distance(a) - distance(b));
    await expect(cardNames(page)).toHaveText(nearest.slice(0, 15).map(({ name }) => name));
    const slug = nearest[0]?.slug ?? '';
    const { delivery_price } = await vendorNear(request, slug, '6.6018,3.3515');
    expect(delivery_price).toBeGreaterThan(nearest[0]?.delivery_price ?? 0);
    await expect(page.getByRole('article').first()).toContainText(`${money(delivery_price, 'NGN')} delivery`);
  });
  await context.clearCookies({ name: 'user' });
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect.poll(place).toBe('lagos');
  await expect(locationButton(page)).toHaveText('Lagos, Lagos');
});

test('location.025 a place without a name is saved by its coordinates; a refusal is told in a toast', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 10.5, longitude: 4.5 });
  const customer = await visitAsCustomer(page, baseURL);
  await openAddView(page);
  await addView(page).getByRole('button', { name: 'Use my current location' }).click();
  await expect(chosenPlace(page)).toContainText('Pin at 10.5000, 4.5000');

  await addView(page).getByRole('button', { name: 'Drop a pin on the map' }).click();
  await expect(addView(page).getByText(/^10\.5000, 4\.5000 · /)).toBeVisible();
  await addView(page).getByRole('textbox', { name: 'Landmark (optional)' }).fill('Behind the mango trees');
  const message = 'You have kept 100 addresses. Please remove one first.';
  const allow = await intercept(page, '**/api/customer/address', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { status: 'failed', code: 'TOO_MANY_ADDRESSES', message } })
      : route.fallback(),
  );
  await addButton(page).click();
  // In the style of a success.
  await expect(toast(page, 'success', message)).toBeVisible();
  await expect(addView(page).getByRole('alert').filter({ hasText: message })).toBeVisible();
  await allow();
  await addButton(page).click();
  await expect(listView(page).getByRole('radio', { name: 'Pin at 10.5000, 4.5000' })).toBeChecked();
  await expect(listView(page)).toContainText('Behind the mango trees');
  const answer = await context.request.get('/api/customer/address', {
    headers: { authorization: `Bearer ${customer.user.token}` },
  });
  const { data } = (await answer.json()) as { data: CustomerAddress[] };
  expect(data).toMatchObject([{ country_code: 'NG', landmark: 'Behind the mango trees' }]);
});

test('location.015 location.028 places are asked for after 300 ms of rest; offline and abroad are told', async ({
  page,
  context,
  baseURL,
}) => {
  await visitAsCustomer(page, baseURL);
  await openAddView(page);
  const asked = recordCalls(page, '/places/autocomplete');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await placeField(page).pressSequentially('lek');
  await page.clock.runFor(299);
  await placeField(page).pressSequentially('ki');
  await page.clock.runFor(299);
  // Whatever the page has sent by now has been heard when this has been answered.
  await page.evaluate(() => fetch('/api/customer/available-locations').then((answer) => answer.text()));
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked.map(({ url }) => url.searchParams.get('input'))).toEqual(['lekki']);

  // Nobody is told that there is no such place.
  await page.clock.resume();
  await context.setOffline(true);
  await placeField(page).fill('oxford st');
  const offline = addView(page).getByRole('status').filter({ hasText: 'You are offline' });
  await expect(offline).toBeVisible();
  await expect(addView(page)).not.toContainText('No place by that name');
  const triedInVain = page.waitForEvent('requestfailed', (one) => one.url().includes('/places/autocomplete'));
  await addView(page).getByRole('button', { name: 'Retry' }).click();
  await triedInVain;
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(addView(page).getByRole('option', { name: 'Oxford Street' })).toBeVisible();

  const connect = await intercept(page, '**/api/places/autocomplete*', (route) => route.abort());
  await placeField(page).fill('admiralty');
  await expect(addView(page).getByRole('status').filter({ hasText: 'We cannot reach' })).toBeVisible();
  await connect();
  await addView(page).getByRole('button', { name: 'Retry' }).click();
  await expect(addView(page).getByRole('option', { name: 'Admiralty Way' })).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
  await page.keyboard.press('Escape');
  await addView(page).getByRole('button', { name: 'Use my current location' }).click();
  await expect(addView(page).getByRole('alert').filter({ hasText: 'Nigeria and Ghana only' })).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
});

test('location.005 location.020 location.026 the list is fetched with each view and by Retry, and shrinks', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await visitAsCustomer(page, baseURL);
  const message = 'That did not work this time.';
  const recover = await intercept(page, '**/api/customer/address', (route) =>
    route.fulfill({ status: 400, json: { status: 'failed', code: 'INVALID_INPUT', message } }),
  );
  await openAddresses(page);
  await expect(toast(page, 'error', message)).toBeVisible();
  await expect(listView(page)).toContainText(message);
  await recover();
  const fetched = recordCalls(page, '/customer/address');
  await listView(page).getByRole('button', { name: 'Retry' }).click();
  await expect(listView(page).getByRole('heading', { name: 'No address yet' })).toBeVisible();
  await expect.poll(() => fetched.length).toBe(1);
  await listView(page).getByRole('button', { name: 'Add new address' }).click();
  await expect.poll(() => fetched.length).toBe(2);
  await saveAddresses(context, customer, [allenAvenue(1), allenAvenue(2)]);
  await addView(page).getByRole('button', { name: 'Saved Addresses' }).click();
  await expect(listView(page).getByRole('radio', { name: '1 Allen Avenue' })).toBeVisible();
  expect(fetched.map(({ line }) => line)).toEqual(Array.from({ length: 3 }, () => 'GET /customer/address'));

  await listView(page).getByText('1 Allen Avenue', { exact: true }).click();
  await listView(page).getByRole('button', { name: 'Choose location' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openAddresses(page);
  const sure = page.getByRole('dialog', { name: 'Remove this address?' });
  await listView(page).getByRole('button', { name: 'Remove 1 Allen Avenue' }).click();
  await expectAccessible(page, LAYER);
  await sure.getByRole('button', { name: 'Keep it' }).click();
  await expect(listView(page).getByRole('radio')).toHaveCount(2);
  await listView(page).getByRole('button', { name: 'Remove 1 Allen Avenue' }).click();
  await sure.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(listView(page).getByRole('radio')).toHaveCount(1);
  expect([await stored(page, 'location'), await stored(page, 'customerAddress')]).toEqual([null, null]);
  await expect(listView(page).getByRole('button', { name: 'Choose location' })).toBeDisabled();
  const address = page.url();
  await page.goBack();
  await expect(listView(page)).toBeHidden();
  expect(page.url()).toBe(address);
});

test('location.002 location.014 location.027 ten addresses can be searched, and long lists scroll', async ({
  page,
  context,
  baseURL,
}) => {
  const customer = await visitAsCustomer(page, baseURL);
  await saveAddresses(
    context,
    customer,
    Array.from({ length: 9 }, (_, index) => allenAvenue(index + 1)),
  );
  await openAddresses(page);
  const radios = listView(page).getByRole('radio');
  const search = listView(page).getByRole('searchbox', { name: 'Search your addresses' });
  await expect(radios).toHaveCount(9);
  await expect(search).toBeHidden();
  await saveAddresses(context, customer, [
    { ...allenAvenue(10), pretty_name: '10 BROAD Street, Lagos Island', street: 'Broad Street' },
  ]);
  await listView(page).getByRole('button', { name: 'Add new address' }).click();

  await placeField(page).pressSequentially('a');
  const dropdown = addView(page).locator('[data-part="dropdown"]');
  await expect(addView(page).getByRole('option').first()).toBeVisible();
  const heights = await dropdown.evaluate((element) => ({
    dropdown: element.getBoundingClientRect().height,
    list: element.firstElementChild?.getBoundingClientRect().height ?? 0,
    content: element.firstElementChild?.scrollHeight ?? 0,
  }));
  expect(heights.list).toBe(220);
  expect(heights.content).toBeGreaterThan(220);
  expect(heights.dropdown).toBeLessThanOrEqual(230);

  await addView(page).getByRole('button', { name: 'Saved Addresses' }).click();
  await expect(radios).toHaveCount(10);
  await expect(search).toBeVisible();
  const list = await listView(page)
    .locator('[data-part="addresses"]')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(list.clientHeight).toBe(500);
  expect(list.scrollHeight).toBeGreaterThan(500);
  await expectAccessible(page, LAYER);

  await search.fill('br');
  await expect(radios).toHaveCount(10);
  await search.fill('bro');
  await expect(radios).toHaveCount(1);
  await expect(listView(page).getByRole('radio', { name: '10 Broad Street' })).toBeVisible();
  await search.fill('nowhere');
  await expect(listView(page)).toContainText('None of your addresses has these words.');
});

test('location.016 a guest is sent to sign-in, and comes back to the addresses', async ({ page, context, baseURL }) => {
  const phone = await makeAccount(context, { origin: baseURL });
  await visit(page, '/store');
  const fetched = recordCalls(page, '/customer/address');
  await openAddresses(page);
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  await expect(listView(page)).toBeHidden();
  expect(fetched).toEqual([]);
  await signIn.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  const verify = page.getByRole('dialog', { name: 'Verify Phone Number' });
  await verify.getByRole('textbox', { name: 'Digit 1' }).focus();
  await page.keyboard.type(await codeSentTo(phone, 2));
  await verify.getByRole('button', { name: 'Verify' }).click();
  await expect(listView(page)).toBeVisible();
  await expect(listView(page).getByRole('heading', { name: 'No address yet' })).toBeVisible();
});
