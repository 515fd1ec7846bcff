import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DATA_KB } from '../../../budgets.ts';
import { addButton, openCart } from '../cart/cart.ts';
import { choosePayment, customerWithMoney, expectOrder, placeOrder, shopIn, toPay } from '../checkout/checkout.ts';
import { launchedChromium } from '../support/chromium.ts';
import { countData, type DataUse } from '../support/data-use.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

// As the configuration has it, but with pictures: they weigh too. A 360-px phone has two dots to a pixel or more.
test.use({
  deviceScaleFactor: 2,
  launchOptions: {
    ...launchedChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-quic', '--disable-background-networking'],
  },
});

const atRest = (page: Page) => page.waitForLoadState('networkidle');

function expectAtMost(most: number, what: string, { kb, words, list }: DataUse): void {
  test.info().annotations.push({ type: what, description: words });
  process.stdout.write(`${what}: ${words}\n`);
  expect(kb, list).toBeLessThanOrEqual(most);
}

for (const saver of ['off', 'on'] as const) {
  test(`data saver ${saver}: a first view takes at most ${DATA_KB.firstView} KB, an order from open to paid at most ${DATA_KB.order[saver]}`, async ({
    page,
    browser,
    request,
    baseURL,
    contextOptions,
  }) => {
    const choice = [{ name: 'data_saver', value: saver, url: `${baseURL}/store` }];
    const guest = await browser.newContext({ ...contextOptions, ...(baseURL && { baseURL }), serviceWorkers: 'block' });
    await guest.addCookies(choice);
    const home = await guest.newPage();
    const seen = await countData(home);
    await visit(home, '/store');
    await atRest(home);
    expectAtMost(DATA_KB.firstView, `first view, data saver ${saver}`, seen());
    await guest.close();

    const shop = await shopIn(request);
    await customerWithMoney(page, shop, baseURL);
    await page.context().addCookies(choice);
    const used = await countData(page);
    await visit(page, '/store');
    await page.mouse.wheel(0, 300);
    // Whoever reads a page gets all that is fetched ahead; how much of it a hasty person gets depends on the machine.
    await atRest(page);
    await visit(page, pathOf(shop.vendor));
    await atRest(page);
    await addButton(page, shop.dish).click();
    const cart = await openCart(page);
    await expect(toPay(cart)).toBeVisible();
    await choosePayment(cart, { methods: ['Wallet'] });
    await placeOrder(cart);
    // The order's page follows it by a connection that stays open, so it is never at rest.
    await expectOrder(page, 'Your order is placed');
    expectAtMost(DATA_KB.order[saver], `an order, data saver ${saver}`, used());
  });
}
