import type { Order } from '@jara/contract';
import { expect, type Page } from '@playwright/test';
import { addButton, closeCart, openCart } from '../cart/cart.ts';
import { customerWithMoney, type Shop, shopIn } from '../checkout/checkout.ts';
import { courierEntry, fillContacts } from '../courier/courier.ts';
import { accountButton } from '../identity/customer.ts';
import { wordsKept } from '../support/browser-storage.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { test } from '../support/test.ts';
import { toast } from '../support/toast.ts';
import { visit, waitUntilAwake } from '../support/visit.ts';
import { orderByWallet, pathOfOrder } from './order.ts';

test.use({ serviceWorkers: 'allow' });

const RIDER = { name: 'Musa', phone: '2348011112222' };

/** The order has a rider, as far as the page knows. */
const withRider = (page: Page) =>
  intercept(page, /\/api\/customer\/order\/\d+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Order };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, driver: RIDER } } });
  });

const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url, { ignoreVary: true })) !== undefined, path);

/** Whoever follows must find none of them. */
const WORDS = [
  ...['Obi', 'ada@example.com', 'Bola Ade', '08037654321', 'gate code 4471', 'call Ngozi first'],
  ...['Allen Avenue', '@6.6018', 'suya for Bola', RIDER.phone],
];

/** Leaves them in the cart, among what is saved for later, in the courier's form and in the search. */
async function leaveWords(page: Page, { dish }: Shop): Promise<void> {
  await addButton(page, dish).click();
  const cart = await openCart(page);
  await cart.getByPlaceholder('e.g. drop at the reception').fill('gate code 4471');
  await cart.getByPlaceholder('e.g. please add extra pepper').fill('call Ngozi first');
  await cart.getByRole('button', { name: 'Save for later' }).click();
  await page.getByRole('button', { name: 'Keep cart' }).click();
  await closeCart(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await courierEntry(page).click();
  const courier = page.getByRole('dialog', { name: 'Package delivery' });
  await fillContacts(courier, 'Receiver');
  await courier.getByLabel('Note for the rider').fill('gate code 4471');
  await page.keyboard.press('Escape');
  await expect(courier).toBeHidden();

  const search = page.getByRole('combobox', { name: 'Search for food, shops and dishes' });
  await search.fill('suya for Bola');
  await search.press('Enter');
  // The page of the results remembers it once its code runs.
  await expect.poll(() => wordsKept(page, ['suya for Bola'])).toHaveLength(1);
}

test('without a network an order is read from the browser’s copy, and a sign-out leaves nothing of anybody', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const shop = await shopIn(request);
  const who = await customerWithMoney(page, shop, baseURL);
  const path = pathOfOrder(await orderByWallet(who, shop));
  const letAnswersBe = await withRider(page);
  // The page of the order is never opened with a network.
  await visit(page, pathOf(shop.vendor));
  await leaveWords(page, shop);
  await expect.poll(() => isKept(page, path), { intervals: [100] }).toBe(true);
  // Its code is there then, too.
  await accountButton(page, 'Ada').click();
  await expect(page.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await letAnswersBe();

  await context.setOffline(true);
  await page.locator('[data-part="order-bar"]:visible').getByRole('link').click();
  const pinIn = (where: Pick<Page, 'getByText'>) =>
    where.getByText('Delivery PIN').locator('xpath=following-sibling::*');
  await expect(pinIn(page.getByRole('dialog'))).toHaveText(/^\d{4}$/);
  const pin = (await pinIn(page.getByRole('dialog')).textContent()) ?? '';
  await page.goto(path);
  await waitUntilAwake(page);
  await expect(
    page.getByText(/^As of \d{1,2} \w{3,4} \d{4}, \d{1,2}(:\d\d)? [AP]M\. You are offline\.$/),
  ).toBeVisible();
  await expect(pinIn(page)).toHaveText(pin);
  await expect(page.getByRole('link', { name: /Call rider/ })).toHaveAttribute('href', `tel:+${RIDER.phone}`);

  expect(await wordsKept(page, WORDS)).toEqual(WORDS);
  await accountButton(page, 'Ada').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'success', 'You are signed out.')).toBeVisible();
  await expect.poll(() => wordsKept(page, WORDS), { intervals: [100] }).toEqual([]);
});

test('a push of a step is shown as a notification of its order, without a page having asked', async ({
  page,
  context,
}) => {
  await visit(page, '/store/orders');
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.endsWith('/store') && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/store/sw.js', { scope: '/store' });
    await navigator.serviceWorker.ready;
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // The headless shell shows no notifications: what the worker asks it to show is noted in its place.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const registration = Reflect.get(globalThis, 'registration') as ServiceWorkerRegistration;
    registration.showNotification = async (title, { body, tag } = {}) => void shown.push({ title, body, tag });
    Reflect.set(globalThis, 'shown', shown);
  });
  const message = {
    title: 'Order in transit',
    body: 'Order #7 is on its way.',
    tag: 'order-7',
    url: '/store/orders/7',
  };
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown') as unknown), { intervals: [100] })
    .toEqual([{ title: message.title, body: message.body, tag: message.tag }]);
});
