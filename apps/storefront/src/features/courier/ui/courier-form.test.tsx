// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { customerAddress, type FailureCode } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../testing/customer-page.tsx';
import type { DeliveryType } from '../model/delivery-type.ts';
import { withEnd } from '../model/package-ends.ts';
import {
  changePackageForm,
  clearPackageForm,
  EMPTY_FORM,
  type PackageForm,
  readPackageForm,
} from '../model/package-form.ts';
import { CourierForm } from './courier-form.tsx';

const address = (id: number, name: string) =>
  customerAddress.parse({
    ...{ id, pretty_name: `${name}, Lagos`, display_name: name, state: 'Lagos', city: 'Lagos', country_code: 'NG' },
    ...{ coordinate: { x: 3.3947, y: 6.4541 }, landmark: null, recipient: null, is_active: false },
  });
const phone = (digits: string) => ({ ...EMPTY_FORM.senderPhone, phone: digits });

const BOTH_ENDS = {
  ...withEnd('pickup', address(1, '12 Admiralty Way')),
  ...withEnd('dropoff', address(2, '4 Bode Thomas')),
};
const BOTH_PEOPLE = {
  ...{ senderName: 'Ada Obi', senderPhone: phone('08012345678') },
  ...{ receiverName: 'Bola Ade', receiverPhone: phone('08033334444') },
};

const quoteOf = (worth: number) => ({
  ...{ id: 41, currency: 'NGN', distance_km: 4.2, estimated_order_amount: worth, amount: 106_000 },
  ...{ original_delivery_amount: 106_000, final_delivery_amount: 106_000, small_order_amount: 0 },
  delivery_price_factor: 1,
  ...{ original_service_amount: 0, final_service_amount: 0, protection_fee: 20_000 },
  ...{ total: 106_000, total_with_protection: 126_000, expires_at: '2026-11-16T12:15:00.000Z' },
});
type Asked = { readonly estimated_order_amount: number };
const QUOTE = 'POST /customer/package/delivery/amount';

let calls: Call[];
const isInvalid = new Set<string>();
const serve = (refused?: FailureCode) => {
  calls = fakeApi({
    'GET /auth/countries': () => ({ data: [] }),
    'POST /auth/phone/validate': ({ body }) => ({
      data: { is_valid: !isInvalid.has((body as { phone: string }).phone) },
    }),
    [QUOTE]: ({ body }) => (refused ? { refused } : { data: quoteOf((body as Asked).estimated_order_amount) }),
  });
};
const onContinue = vi.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/store?open=relay');
  signIn();
  serve();
});
afterEach(() => {
  cleanup();
  clearPackageForm();
  signOut();
  isInvalid.clear();
  onContinue.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const fill = (change: Parameters<typeof changePackageForm>[0]) => changePackageForm(change);
const open = (deliveryType: DeliveryType = 'send') =>
  act(async () => void renderPage(<CourierForm deliveryType={deliveryType} onContinue={onContinue} />));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const WORTH = 'Package worth (optional)';
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const protect = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Protect this package' });
const fees = () => within(screen.getByRole('region', { name: 'Fees' }));
const toPay = () => document.querySelector('[data-part="to-pay"]')?.textContent;
const goOn = async () => fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));

test('an empty form says what is missing at each field and once to the ear, leads there and sends nothing', async () => {
  await open();
  await goOn();
  for (const [field, problem] of [
    ['Sender name', 'Sender name is required'],
    ['Sender phone number', 'Phone is required'],
    ['Receiver name', 'Receiver name is required'],
    ['Receiver phone number', 'Phone is required'],
  ] as const) {
    expect(screen.getByRole('textbox', { name: field, description: problem })).toBeTruthy();
  }
  for (const end of ['Pickup', 'Dropoff']) {
    const row = { name: new RegExp(`^${end} address`), description: `${end} address is required` };
    expect(screen.getByRole('button', row)).toBeTruthy();
  }
  expect(fees().getByText('Delivery fee error')).toBeTruthy();
  expect(alerts()).toEqual(['7 fields need your attention']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Pickup address/ }));
  type('Sender name', 'Ada');
  expect(screen.queryByText('Sender name is required')).toBeNull();
  expect(screen.getByText('Receiver name is required')).toBeTruthy();
  expect(onContinue).not.toHaveBeenCalled();
  expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

test('a field that is full says why it takes no more', async () => {
  fill({ senderName: 'a'.repeat(119), customer_vendor_note: 'b'.repeat(500) });
  await open();
  expect(screen.queryByText('That is the most: 120 characters')).toBeNull();
  expect(screen.getByText('That is the most: 500 characters')).toBeTruthy();
  fireEvent.change(field('Sender name'), { target: { value: 'a'.repeat(120) } });
  expect(screen.getByText('That is the most: 120 characters')).toBeTruthy();
});

test('both ends bring the fee, the distance and the total, which the form keeps', async () => {
  fill(BOTH_ENDS);
  await open();
  expect(await screen.findByText('4.2 km')).toBeTruthy();
  expect(toPay()).toBe('₦1,060.00');
  expect(calls.find(({ call }) => call === QUOTE)?.body).toEqual({
    source_address: { id: 1, latitude: 6.4541, longitude: 3.3947 },
    destination_address: { id: 2, latitude: 6.4541, longitude: 3.3947 },
    estimated_order_amount: 0,
  });
  expect(readPackageForm().deliveryFee).toEqual({ id: 41, amount: 106_000, original_service_amount: 0 });
  expect(readPackageForm().total).toBe(106_000);
});

test('the fee is asked for again once the worth has settled', async () => {
  vi.useFakeTimers();
  fill(BOTH_ENDS);
  await open();
  const worths = () =>
    calls.flatMap(({ call, body }) => (call === QUOTE ? [(body as Asked).estimated_order_amount] : []));
  for (const typed of ['1', '10', '10,000']) {
    type(WORTH, typed);
  }
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(worths()).toEqual([0, 1_000_000]);
});

test('protection needs a worth, and adds its fee to the total', async () => {
  await open();
  expect(protect().disabled).toBe(true);
  cleanup();
  fill({ ...BOTH_ENDS, packageWorth: '10,000' });
  await open();
  fireEvent.click(protect());
  expect(await fees().findByText('Protection fee')).toBeTruthy();
  expect(toPay()).toBe('₦1,260.00');
  expect(readPackageForm()).toMatchObject({ packageProtection: true, protectionFee: 20_000, total: 126_000 });
});

test.each(['PACKAGE_ENDS_APART', 'PACKAGE_NOT_SERVED'] as const)(
  '%s is told where the fee would stand, and another address can be chosen',
  async (refused) => {
    serve(refused);
    fill({ ...BOTH_ENDS, deliveryFee: null });
    await open();
    fireEvent.click(await fees().findByRole('button', { name: 'Change dropoff' }));
    expect(window.location.search).toBe('?open=relay&open_address_modal=true&set_address_type=dropoff');
    expect(readPackageForm().deliveryFee).toBeNull();
  },
);

test('an address where no package is carried is named, and that one can be chosen anew', async () => {
  serve('PACKAGE_PICKUP_NOT_SERVED');
  fill(BOTH_ENDS);
  await open();
  expect((await fees().findByRole('alert')).textContent).toContain('from the pickup address');
  expect(
    fees()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Change pickup']);
});

test('without a network the form says so, and gets the fee by itself when it is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fill(BOTH_ENDS);
  await open();
  expect(fees().getByRole('status').textContent).toBe(
    'You are offline. We get the fee as soon as the network is back.',
  );
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy();
  expect(calls.filter(({ call }) => call === QUOTE)).toEqual([]);
  isOnline.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await fees().findByText('4.2 km')).toBeTruthy();
  expect(fees().queryByText(/You are offline/)).toBeNull();
});

test('a server that fails is asked once more, and then somebody can ask again', async () => {
  vi.useFakeTimers();
  serve('UNEXPECTED');
  fill(BOTH_ENDS);
  await open();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(calls.filter(({ call }) => call === QUOTE)).toHaveLength(2);
  serve();
  fireEvent.click(fees().getByRole('button', { name: 'Retry' }));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(fees().getByText('4.2 km')).toBeTruthy();
});

test('a complete form goes on once the server knows both numbers in their countries', async () => {
  fill({ ...BOTH_ENDS, ...BOTH_PEOPLE });
  isInvalid.add('08033334444');
  await open();
  await goOn();
  expect(await screen.findByText('Invalid phone number')).toBeTruthy();
  expect(document.activeElement).toBe(field('Receiver phone number'));
  expect(onContinue).not.toHaveBeenCalled();
  isInvalid.clear();
  await goOn();
  await vi.waitFor(() => expect(onContinue).toHaveBeenCalledTimes(1));
});

test('the account’s side can be filled in from the account, and is locked then', async () => {
  fill({ useAccountInfo: true });
  await open();
  expect([field('Sender name').disabled, field('Receiver name').disabled]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Use my account information' }));
  expect(field('Sender name').disabled).toBe(false);
});

test('a tap on a type chooses it, and another tap takes it back', async () => {
  await open();
  const chip = (name: string) => screen.getByRole('button', { name });
  fireEvent.click(chip('Books'));
  fireEvent.click(chip('Other'));
  expect(chip('Books').getAttribute('aria-pressed')).toBe('false');
  fireEvent.change(field('What is it? (optional)'), { target: { value: 'A drum' } });
  expect(readPackageForm()).toMatchObject({ packageTypes: ['Other'], otherPackageType: 'A drum' });
  fireEvent.click(chip('Other'));
  expect(readPackageForm().packageTypes).toEqual([]);
});

/** Another tab of this browser writes the form. */
async function hearOf(change: Partial<PackageForm>): Promise<string> {
  const written = JSON.stringify({ ...readPackageForm(), ...change });
  localStorage.setItem('packageForm', written);
  await act(async () => void window.dispatchEvent(new Event('storage')));
  return written;
}
const stored = () => localStorage.getItem('packageForm');

test('a tab adopts what another one wrote, its fee too, and writes nothing back', async () => {
  fill({ ...BOTH_ENDS, ...BOTH_PEOPLE, useAccountInfo: true });
  await open();
  await fees().findByText('₦1,060.00');
  const quotedThere = { ...readPackageForm().deliveryFee, id: 42, amount: 120_000 } as PackageForm['deliveryFee'];
  const ghana = { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' } as const;
  const receiverPhone = { phone: '0241234567', countryCode: ghana };
  const written = await hearOf({ deliveryFee: quotedThere, total: 120_000, receiverPhone, packageProtection: true });
  expect(field('Receiver phone number').value).toBe('0241234567');
  expect(stored()).toBe(written);
});

test('a tab without an answer leaves the fee of another one alone', async () => {
  serve('PACKAGE_NOT_SERVED');
  fill(BOTH_ENDS);
  await open();
  await fees().findByRole('button', { name: 'Change dropoff' });
  const deliveryFee = { id: 42, amount: 106_000, original_service_amount: 0 } as PackageForm['deliveryFee'];
  const written = await hearOf({ deliveryFee });
  expect(stored()).toBe(written);
});

test('Receive and Send again lose nothing that was typed beside the account’s information', async () => {
  fill({ useAccountInfo: true });
  await open();
  type('Receiver name', 'Bola Ade');
  type('Receiver e-mail (optional)', 'bola@example.com');
  const kept = stored();
  cleanup();
  await open('receive');
  expect(field('Receiver name').value).toBe('Ada Obi');
  cleanup();
  await open();
  expect([field('Sender name').value, field('Receiver name').value]).toEqual(['Ada Obi', 'Bola Ade']);
  expect(field('Receiver e-mail (optional)').value).toBe('bola@example.com');
  expect(stored()).toBe(kept);
});

test.each([
  ['send', 'Receiver', 'Sender'],
  ['receive', 'Sender', 'Receiver'],
] as const)(
  'to %s, the e-mail of the %s alone is asked for, and that of the %s is kept',
  async (direction, other, own) => {
    fill({ senderEmail: 'ada@', receiverEmail: 'ada@' });
    await open(direction);
    expect(screen.getAllByLabelText(/e-mail/)).toEqual([field(`${other} e-mail (optional)`)]);
    type(`${own} name`, 'Ada');
    expect(readPackageForm()).toMatchObject({ senderEmail: 'ada@', receiverEmail: 'ada@' });
    await goOn();
    expect(screen.getAllByText(/valid email/)).toHaveLength(1);
  },
);

test.each(['5000000.01', 'abc', '-5', '12e3', '1.234', '1,00'])(
  'a worth of %s is told at its field when it is left, and on Continue, and nowhere else',
  async (typed) => {
    fill({ ...BOTH_ENDS, ...BOTH_PEOPLE });
    await open();
    type(WORTH, typed);
    expect(alerts()).toEqual([]);
    fireEvent.blur(field(WORTH));
    expect(alerts()).toEqual([expect.stringMatching(/^(Enter the worth in figures|We carry packages worth up to)/)]);
    expect(field(WORTH).getAttribute('aria-invalid')).toBe('true');
    await goOn();
    expect(alerts()).toHaveLength(1);
    expect(document.activeElement).toBe(field(WORTH));
    expect(screen.queryByText(/Choose both addresses|Enter what it is worth to protect/)).toBeNull();
    expect(onContinue).not.toHaveBeenCalled();
  },
);

test.each(['', '0'])('a worth that becomes %j turns protection off until it is switched on again', async (nothing) => {
  fill({ packageWorth: '10,000' });
  await open();
  fireEvent.click(protect());
  expect(protect().checked).toBe(true);
  type(WORTH, nothing);
  type(WORTH, '500');
  expect([protect().checked, protect().disabled]).toEqual([false, false]);
});

test('a number that is not of digits is told when it is left; one not filled in, on Continue', async () => {
  await open();
  fireEvent.blur(field('Sender phone number'));
  expect(alerts()).toEqual([]);
  type('Sender phone number', '0801x');
  fireEvent.blur(field('Sender phone number'));
  expect(alerts()).toEqual(['Invalid phone number']);
});

test('both numbers are judged on Continue together with all that is missing', async () => {
  fill({ senderPhone: phone('0801x'), receiverPhone: phone('08033334444') });
  isInvalid.add('08033334444');
  await open();
  await goOn();
  await vi.waitFor(() => expect(screen.getAllByText('Invalid phone number')).toHaveLength(2));
  expect(screen.getByText('Sender name is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Pickup address/ }));
});

test('the example of a number is one of the chosen country', async () => {
  const ghana = { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' } as const;
  fill({ receiverPhone: { phone: '', countryCode: ghana } });
  await open();
  expect(field('Sender phone number').placeholder).toBe('08012345678');
  expect(field('Receiver phone number').placeholder).toBe('0241234567');
});
