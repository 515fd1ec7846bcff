import { randomUUID } from 'node:crypto';
import type { AddressPayload, Cart, CustomerAddress, MenuItem, StartedPayment, Vendor } from '@jara/contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openCart, serverCart } from '../cart/cart.ts';
import { type Customer, signedIn } from '../identity/customer.ts';
import { allenAvenue, saveAddresses } from '../location/address-modal.ts';
import { menuOf, pathOf, takesOrders, vendorsIn } from '../support/demo-catalog.ts';
import { intercept } from '../support/intercept.ts';
import { visit } from '../support/visit.ts';
import { approve } from './sandbox.ts';

export type Shop = { readonly vendor: Vendor; readonly dish: MenuItem; readonly address: AddressPayload };

const oxfordStreet: AddressPayload = {
  house_no: '5',
  street: 'Oxford Street',
  pretty_name: '5 Oxford Street, Osu, Accra, Ghana',
  longitude: -0.1818,
  latitude: 5.5571,
  city: 'Osu',
  state: 'Greater Accra',
  country: 'Ghana',
  area: 'Osu',
};
const ADDRESS = { lagos: allenAvenue(12), accra: oxfordStreet } as const;

const neverCloses = ({ available_hours: { default: hours } }: Vendor) => hours?.opening === 0 && hours.closing === 2359;

/** A vendor of the city that never closes, so that an order can be placed at any hour, and a dish without choices. */
export async function shopIn(
  request: APIRequestContext,
  city: keyof typeof ADDRESS = 'lagos',
  suits: (vendor: Vendor) => boolean = () => true,
): Promise<Shop> {
  const vendors = (await vendorsIn(request, city)).filter(
    (each) => neverCloses(each) && takesOrders(each) && suits(each),
  );
  for (const vendor of vendors.toSorted((one, other) => one.id - other.id)) {
    const dish = (await menuOf(request, vendor)).find(
      ({ groups, is_available, price_description }) =>
        groups.length === 0 && is_available && price_description !== 'per pack',
    );
    if (dish) return { vendor, dish, address: ADDRESS[city] };
  }
  throw new Error(`No vendor in ${city} is always open and has a dish without choices.`);
}

/** Whoever is not about to order at a shop only needs its address. */
type Lives = Pick<Shop, 'address'>;

export type SignedIn = { readonly page: Page; readonly customer: Customer };
export type Who = SignedIn & { readonly address: CustomerAddress };

/** A call that the customer's page could make. */
export async function callAs<Data>({ page, customer }: SignedIn, path: string, data: object): Promise<Data> {
  const answer = await page.request.post(`/api/customer${path}`, {
    headers: { authorization: `Bearer ${customer.user.token}`, 'idempotency-key': randomUUID() },
    data,
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

export const putInCart = (who: Who, { dish }: Pick<Shop, 'dish'>): Promise<Cart> =>
  callAs(who, '/cart', { item_id: dish.id, quantity: 1, type: 'menu', modifiers: [] });

/** Asks the server about a payment, which settles it. */
export async function settled({ page, customer }: SignedIn, { reference }: StartedPayment): Promise<void> {
  const answer = await page.request.get(`/api/customer/payment/verify/${reference}`, {
    headers: { authorization: `Bearer ${customer.user.token}` },
  });
  expect(((await answer.json()) as { data: { status: string } }).data.status).toBe('Completed');
}

/** A customer, signed in, with an address chosen. */
export async function customerOf(page: Page, { address }: Lives, origin: string | undefined): Promise<Who> {
  const customer = await signedIn(page.context(), { origin });
  const [chosen] = await saveAddresses(page.context(), customer, [address]);
  if (!chosen) throw new Error('The address was not saved.');
  await page.addInitScript((text) => localStorage.setItem('location', text), JSON.stringify(chosen));
  return { page, customer, address: chosen };
}

/** A customer whose wallet pays for everything. */
export async function customerWithMoney(page: Page, at: Lives, origin: string | undefined): Promise<Who> {
  const who = await customerOf(page, at, origin);
  const funds = await topUp(who, 5_000_000);
  await approve(funds.reference);
  await settled(who, funds);
  return who;
}

/** The customer's cart with one dish in it and its total known: what is left is to choose how to pay. */
export async function cartToOrder(who: Who, shop: Shop): Promise<Locator> {
  await putInCart(who, shop);
  await visit(who.page, pathOf(shop.vendor));
  const cart = await openCart(who.page);
  await toPay(cart).waitFor();
  return cart;
}

export const toPay = (cart: Locator) => cart.locator('[data-part="to-pay"]');
export const paymentModal = (page: Page) => page.getByRole('dialog', { name: 'Payment method' });

type Choice = {
  readonly methods: readonly string[];
  /** The label and what is typed there. */
  readonly account?: readonly [string, string];
  readonly fromWallet?: boolean;
};

/** Opens the payment modal of a cart or of an order's page, and takes what it is told. */
export async function choosePayment(where: Locator | Page, { methods, account, fromWallet }: Choice): Promise<void> {
  const page = 'page' in where ? where.page() : where;
  await where.getByRole('button', { name: /^Payment method/ }).click();
  const modal = paymentModal(page);
  for (const name of methods) await modal.getByRole('radio', { name }).click();
  if (account) await modal.getByLabel(account[0]).fill(account[1]);
  if (fromWallet) await modal.getByRole('checkbox', { name: 'Pay a part from my wallet' }).click();
  await modal.getByRole('button', { name: 'Continue' }).click();
  await expect(modal).toBeHidden();
}

export const placeOrder = (cart: Locator) => cart.getByRole('button', { name: 'Place order' }).click();

/** The page of an order, whose heading says how it stands. */
export async function expectOrder(page: Page, heading: string): Promise<void> {
  await page.waitForURL(/\/store\/orders\/\d+/);
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** The order's page says that it is placed and how it was paid, and the cart is gone. */
export async function expectPlaced({ page, customer }: Who, { vendor }: Shop, paidWith: string): Promise<void> {
  await expectOrder(page, 'Your order is placed');
  await expect(page.getByText(`Paid with ${paidWith}`)).toBeVisible();
  await expect(page.getByText('Delivery PIN')).toBeVisible();
  expect(await serverCart(page, vendor, customer.user.token)).toBeNull();
}

/** The cart is kept after a payment that was not made, and says so; where the provider has not, it may still come. */
export const expectUnpaid = (cart: Locator) =>
  cart.getByText(/^Order #\d+ (is not paid yet|goes on by itself)/).waitFor();

/** Money in the wallet, and its card saved where there is one. */
export async function topUp(who: SignedIn, amount: number): Promise<StartedPayment> {
  return callAs(who, '/payment/start/v2', { destination: 'wallet', amount, method: 'paystack', save_card: true });
}

/** The references of the payments that a page starts, each before the page knows it. */
export async function startedIn(page: Page): Promise<string[]> {
  const references: string[] = [];
  await intercept(page, /\/api\/customer\/(payment\/start\/v2|order\/\d+\/payment)$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data?: { reference?: string; payment?: { reference: string } } };
    const reference = data?.reference ?? data?.payment?.reference;
    if (reference !== undefined) references.push(reference);
    await route.fulfill({ response });
  });
  return references;
}
