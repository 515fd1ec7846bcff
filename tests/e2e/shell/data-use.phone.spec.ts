import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DATA_KB, DATA_PICTURES } from '../../../budgets.ts';
import { addButton, expectSettled, openCart } from '../cart/cart.ts';
import { choosePayment, customerOf, placeOrder, type Shop, shopIn, toPay } from '../checkout/checkout.ts';
import { answer, providerFrame } from '../checkout/sandbox.ts';
import { signUpAndIn } from '../identity/sign-up.ts';
import { newPhone } from '../identity/sms-inbox.ts';
import { addAddress, openAddresses } from '../location/address-modal.ts';
import { expectStatus } from '../orders/order.ts';
import { launchedChromium } from '../support/chromium.ts';
import { type CountingProxy, countingProxy } from '../support/counting-proxy.ts';
import { type DataUse, dataUse } from '../support/data-use.ts';
import { stackPorts } from '../support/env.ts';
import { test as base } from '../support/test.ts';

// What a phone's bill would show: between the browser and the front door stands a proxy that counts all that passes.

const test = base.extend<object, { wire: CountingProxy }>({
  wire: [
    async ({ browserName: _ }, use) => {
      const wire = await countingProxy((await stackPorts()).door);
      await use(wire);
      wire.close();
    },
    { scope: 'worker' },
  ],
  /** As the configuration has it, but with pictures: they weigh too. The address stays, and leads to the proxy. */
  launchOptions: [
    async ({ wire }, use) => {
      const { door } = await stackPorts();
      const toWire = `--host-resolver-rules=MAP 127.0.0.1:${door} 127.0.0.1:${wire.port}`;
      const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      await use({
        ...launchedChromium(),
        args: [...asRoot, '--disable-quic', '--disable-background-networking', toWire],
      });
    },
    { scope: 'worker' },
  ],
});
// A 360-px phone has two dots to a pixel or more.
test.use({ deviceScaleFactor: 2, serviceWorkers: 'allow' });

type Saver = 'off' | 'on';
type Bill = { readonly what: string; readonly kb: number; readonly pictures: number; readonly use: DataUse };

/** Longer than a page waits for an idle moment. */
const AT_REST_MS = 3_000;

async function newPhoneBrowser(browser: Browser, saver: Saver): Promise<Page> {
  const context = await browser.newContext();
  const { door } = await stackPorts();
  await context.addCookies([{ name: 'data_saver', value: saver, url: `http://127.0.0.1:${door}/store` }]);
  return context.newPage();
}

/** Opens home and looks at it, until nothing more comes. */
async function firstView(page: Page, wire: CountingProxy): Promise<DataUse> {
  wire.take();
  await page.goto('/store');
  await wire.quiet(AT_REST_MS);
  const use = dataUse(wire.take());
  await page.context().close();
  return use;
}

async function search(page: Page, { vendor }: Shop): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search for food, shops and dishes' });
  await box.click();
  await box.pressSequentially(vendor.name, { delay: 100 });
  await page.keyboard.press('Enter');
  // Home may list the vendor too, until what was found comes in its place.
  await page.waitForURL((url) => url.searchParams.has('q'));
  await page.getByRole('heading', { name: vendor.name }).getByRole('link').first().click();
  await page.locator('[data-vendor]').waitFor();
}

/** Somebody who was never here comes to eat: all by taps, from the first page to the meal in their hands. */
async function order(page: Page, shop: Shop, wire: CountingProxy): Promise<DataUse> {
  wire.take();
  await page.goto('/store');
  await wire.quiet(AT_REST_MS);
  await page.mouse.wheel(0, 600);
  await wire.quiet(AT_REST_MS);
  await page.mouse.wheel(0, -600);
  await openAddresses(page);
  await signUpAndIn(page, newPhone());
  await addAddress(page, 'Allen Avenue');
  await expect(page.getByRole('dialog')).toBeHidden();
  await search(page, shop);
  await wire.quiet(AT_REST_MS);
  await addButton(page, shop.dish).first().click();
  const cart = await openCart(page);
  await expect(toPay(cart)).toBeVisible();
  // The simulator then plays the vendor and the rider.
  await cart.getByLabel('Vendor instructions').fill('demo:run');
  await cart.getByLabel('Vendor instructions').blur();
  await expectSettled(page);
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await placeOrder(cart);
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await page.waitForURL(/\/store\/orders\/\d+/);
  await expectStatus(page, 'Delivered');
  await wire.quiet(AT_REST_MS);
  const use = dataUse(wire.take());
  await page.context().close();
  return use;
}

function expectOnBill({ what, kb, pictures, use: { words, list, twice, unpacked, ...use } }: Bill): void {
  test.info().annotations.push({ type: what, description: words });
  process.stdout.write(`${what}: ${words}\n`);
  expect.soft(twice, `${what}: comes twice`).toEqual([]);
  expect.soft(unpacked, `${what}: comes unpacked`).toEqual([]);
  expect.soft(use.kb, `${what}\n${list}`).toBeLessThanOrEqual(kb);
  expect.soft(use.pictures.count, `${what}: pictures\n${list}`).toBeLessThanOrEqual(pictures);
  expect.soft(use.pictures.heaviestKb, `${what}: a picture\n${list}`).toBeLessThanOrEqual(DATA_PICTURES.mostKbEach);
}

for (const saver of ['off', 'on'] as const) {
  test(`data saver ${saver}: first views and an order cost no more than a phone’s bill may show`, async ({
    browser,
    request,
    baseURL,
    wire,
  }) => {
    const shop = await shopIn(request);
    const guest = await firstView(await newPhoneBrowser(browser, saver), wire);
    const customer = await newPhoneBrowser(browser, saver);
    const { coordinate } = (await customerOf(customer, shop, baseURL)).address;
    const value = `lagos@${coordinate.y.toFixed(4)},${coordinate.x.toFixed(4)}`;
    await customer.context().addCookies([{ name: 'place', value, url: `${baseURL}/store` }]);
    const signedIn = await firstView(customer, wire);
    const ordered = await order(await newPhoneBrowser(browser, saver), shop, wire);
    const seen = { pictures: DATA_PICTURES.firstView[saver] };
    const { guest: asGuest, customer: asCustomer } = DATA_KB.firstView;
    const [views, bought] = [`first view, data saver ${saver}`, `a first order, data saver ${saver}`];
    expectOnBill({ what: `a guest’s ${views}`, kb: asGuest[saver], ...seen, use: guest });
    expectOnBill({ what: `a customer’s ${views}`, kb: asCustomer[saver], ...seen, use: signedIn });
    expectOnBill({ what: bought, kb: DATA_KB.order[saver], pictures: DATA_PICTURES.order[saver], use: ordered });
  });
}
