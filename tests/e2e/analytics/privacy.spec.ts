import { behaviourEvent, type CustomerAddress, type Order } from '@jara/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addButton, openCart } from '../cart/cart.ts';
import { choosePayment, expectOrder, placeOrder, type Shop, shopIn } from '../checkout/checkout.ts';
import { answer, providerFrame } from '../checkout/sandbox.ts';
import { accountButton, userCookie } from '../identity/customer.ts';
import { codeSentTo, newPhone, type Phone } from '../identity/sms-inbox.ts';
import { addAddress, stored } from '../location/address-modal.ts';
import { pathOf } from '../support/demo-catalog.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import {
  eventSessionId,
  eventsIn,
  expectAllStored,
  keepEvents,
  recordedEvents,
  reloadWithClock,
  sentMessages,
  storedEvents,
  untilSending,
} from './events.ts';
import { type Person, personalIn } from './personal.ts';

const NAME = { first: 'Zubaidah', last: 'Okonkwo' };
const EMAIL = 'zubaidah.okonkwo@example.com';
const NOTES = { customer_vendor_note: 'Call Ngozi at the shop', customer_delivery_note: 'Behind the purple gate' };

/** A phone's spellings; each has the last ten digits, in other groups. */
const spellingsOf = ({ typed, digits }: Phone) => [
  ...[typed, digits, digits.slice(3), `+${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)}`],
];

async function signUp(page: Page, phone: Phone): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill(NAME.first);
  await page.getByRole('textbox', { name: 'Last name' }).fill(NAME.last);
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone.typed);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Digit 1' }).fill(await codeSentTo(phone));
  await page.getByRole('button', { name: 'Finish Sign Up' }).click();
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Digit 1' }).fill(await codeSentTo(phone, 2));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function orderDish(page: Page, { dish }: Shop): Promise<void> {
  await addButton(page, dish).click();
  const cart = await openCart(page);
  await cart.getByPlaceholder('e.g. drop at the reception').fill(NOTES.customer_delivery_note);
  await cart.getByPlaceholder('e.g. please add extra pepper').fill(NOTES.customer_vendor_note);
  await cart.getByRole('button', { name: /^Delivery address/ }).click();
  await addAddress(page, 'Allen Avenue');
  await choosePayment(cart, { methods: ['Pay online', 'Paystack'] });
  await placeOrder(cart);
  await answer(providerFrame(page, 'Paystack'), 'Approve');
  await expectOrder(page, 'Your order is placed');
}

/** All that a page or the server knows of the person after the journey. */
async function personOf(page: Page, phone: Phone): Promise<Person> {
  const user = await userCookie(page.context());
  if (!user) throw new Error('Nobody is signed in.');
  const [, orderId] = /orders\/(\d+)/.exec(page.url()) ?? [];
  const answered = await page.request.get(`/api/customer/order/${orderId}`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const { meta_data } = ((await answered.json()) as { data: Order }).data;
  const { coordinate, pretty_name } = JSON.parse((await stored(page, 'location')) ?? '') as CustomerAddress;
  const cookies = (await page.context().cookies()).filter(
    ({ name }) => !['place', 'queue_url', 'queue_region'].includes(name),
  );
  return {
    'first name': [NAME.first],
    'last name': [NAME.last],
    phone: spellingsOf(phone),
    address: ['Allen Avenue', pretty_name],
    coordinates: [coordinate.x, coordinate.y].map(String),
    'card number': ['4084084084084081'],
    'token or cookie': [user.token, ...cookies.flatMap(({ value }) => value.split('::'))],
    PIN: Object.values(meta_data).filter((pin) => pin !== undefined),
  };
}

test('analytics.023 a whole journey’s events and rows tell nothing of the person but id, e-mail and notes', async ({
  page,
  context,
  request,
}) => {
  const sent = sentMessages(page);
  await keepEvents(page);
  const phone = newPhone();
  const shop = await shopIn(request);
  await visit(page, pathOf(shop.vendor));
  await signUp(page, phone);
  await orderDish(page, shop);
  const user = await userCookie(context);

  const person = await personOf(page, phone);
  const untold = { ...person, 'e-mail': [EMAIL], notes: Object.values(NOTES) };
  for (const [what, spellings] of Object.entries(untold)) {
    for (const said of spellings) expect(personalIn([{ details: { query: `x ${said}.` } }], untold)).toContain(what);
  }
  await reloadWithClock(page);
  await untilSending(page);
  await expectAllStored(page);

  const recorded = await recordedEvents(page);
  const events = [...recorded.map(({ event }) => event), ...sent.flatMap(eventsIn)];
  expect(new Set(recorded.map(({ event }) => event.event_type)).size).toBeGreaterThan(5);
  const notesSent: unknown[] = [];
  for (const event of events) {
    expect(behaviourEvent.safeParse(event).error, JSON.stringify(event)).toBeUndefined();
    const { notes, ...details } = { notes: undefined, ...event.details };
    if (notes && event.event_type === 'click_button' && event.name === 'place_order') notesSent.push(notes);
    else expect(notes).toBeUndefined();
    expect(personalIn({ ...event, details }, untold)).toEqual([]);
  }
  // Spec §7 names them for this event alone.
  expect(notesSent).toContainEqual(NOTES);
  expect(personalIn(notesSent, person)).toEqual([]);
  const guest = { id: 0, email: { email: 'guest' } };
  const customer = { id: user?.id, email: { email: EMAIL } };
  const users = [...recorded.map((each) => each.user), ...sent.map((each) => each.user)];
  for (const each of users) expect([guest, customer]).toContainEqual(each);
  for (const { client_info } of sent) expect(personalIn(client_info, person)).toEqual([]);

  for (const row of await storedEvents(await eventSessionId(page))) expect(personalIn(row, untold)).toEqual([]);
});
