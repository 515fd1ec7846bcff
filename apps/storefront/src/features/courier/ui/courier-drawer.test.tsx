// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdentityHost } from '@/features/identity/index.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { EXAMPLE_PACKAGE, examplePackageQuote } from '../../../testing/example-package.ts';
import { ONLINE, started } from '../../../testing/example-payment.ts';
import { changePackageForm, clearPackageForm, readPackageForm } from '../model/package-form.ts';
// Fetched ahead, so that no test waits for it.
import './courier-dialogs.tsx';
import './courier-drawer.tsx';
import { CourierHost } from './courier-host.tsx';

const pay = vi.hoisted(() => vi.fn());
vi.mock('@/features/payment/ui/pay.ts', () => ({ pay }));

const address = (id: number, name: string) => ({
  ...{ id, pretty_name: `${name}, Lagos`, display_name: name, state: 'Lagos', city: 'Lagos', country_code: 'NG' },
  ...{ coordinate: { x: 3.3947, y: 6.4541 }, landmark: null, recipient: null, is_active: id === 1 },
});

beforeEach(() => {
  signIn();
  fakeApi({
    'GET /customer/address': () => ({ data: [address(1, '12 Admiralty Way'), address(2, '4 Bode Thomas Street')] }),
    'GET /customer/available-locations': () => ({ data: [] }),
    'GET /auth/countries': () => ({ data: [] }),
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    'POST /customer/package/delivery/amount': () => ({ data: examplePackageQuote() }),
  });
});
afterEach(() => {
  cleanup();
  clearPackageForm();
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function visit(search: string) {
  window.history.replaceState(null, '', `/store${search}`);
  await act(async () => void render(<CourierHost mapStyleUrl={undefined} onOrdered={() => Promise.resolve()} />));
  await act(() => vi.dynamicImportSettled());
}
const drawer = () => screen.queryByRole('dialog', { name: 'Package delivery' });
const tab = (name: string) => screen.getByRole('tab', { name });

test("courier.002 'open=relay' opens the courier drawer, and nothing else does", async () => {
  for (const search of ['', '?open=cart', '?delivery_type=send&step=preview']) {
    await visit(search);
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
  }
  await visit('?open=relay');
  expect(drawer()).not.toBeNull();
});

test("courier.003 'delivery_type' sets the direction, and choosing the other one writes it without a step", async () => {
  await visit('?open=relay&delivery_type=receive');
  expect(tab('Receive').getAttribute('aria-selected')).toBe('true');
  const steps = window.history.length;
  fireEvent.click(tab('Send'));
  expect(tab('Send').getAttribute('aria-selected')).toBe('true');
  expect(window.location.search).toBe('?open=relay&delivery_type=send');
  expect(window.history.length).toBe(steps);
});

test("courier.004 'step=preview' shows the review, which leads back to the form", async () => {
  await visit('?open=relay&delivery_type=send&step=preview');
  expect(screen.getByRole('dialog', { name: 'Review delivery' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
  expect(drawer()).not.toBeNull();
  expect(window.location.search).toBe('?open=relay&delivery_type=send');
});

test.each([
  { part: 'pickup', change: {}, focused: 'senderName' },
  { part: 'pickup', change: { senderName: 'Ada Obi' }, focused: 'senderPhone' },
  { part: 'pickup', change: EXAMPLE_PACKAGE, focused: 'pickupAddress' },
  { part: 'dropoff', change: EXAMPLE_PACKAGE, focused: 'dropoffAddress' },
  { part: 'package', change: EXAMPLE_PACKAGE, focused: 'packageTypes' },
  { part: 'package', change: { packageWorth: 'much' }, focused: 'packageWorth' },
  { part: 'notes', change: EXAMPLE_PACKAGE, focused: 'customer_vendor_note' },
] as const)('from the review, Edit $part leads to its first field or what is wrong: $focused', async (of) => {
  const { pickupAddress } = EXAMPLE_PACKAGE;
  changePackageForm({ pickupAddress, ...of.change });
  await visit('?open=relay&delivery_type=send&step=preview');
  fireEvent.click(screen.getByRole('button', { name: `Edit ${of.part}` }));
  expect(document.activeElement?.getAttribute('name')).toBe(of.focused);
  expect(window.location.search).toBe('?open=relay&delivery_type=send');
});

test.each([
  { end: 'pickup', title: 'Pickup address', filled: 'pickupAddress', text: 'pickupAddressText' },
  { end: 'dropoff', title: 'Dropoff address', filled: 'dropoffAddress', text: 'dropoffAddressText' },
] as const)('courier.005 a link opens the picker for the $end, which the chosen address fills', async (of) => {
  await visit(`?open=relay&open_address_modal=true&set_address_type=${of.end}`);
  expect(await screen.findByRole('dialog', { name: of.title })).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /4 Bode Thomas Street/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose location' }));
  expect(window.location.search).toBe('?open=relay');
  const form = readPackageForm();
  expect(form[of.filled]?.id).toBe(2);
  expect(form[of.text]).toBe('4 Bode Thomas Street, Lagos');
  expect([form.pickupAddress, form.dropoffAddress].filter((each) => each === null)).toHaveLength(1);
  expect(screen.getByRole('button', { name: new RegExp(of.title) }).textContent).toContain('4 Bode Thomas Street');
});

test('courier.005 a link opens the picker alone, and the drawer shows the address that was chosen', async () => {
  await visit('?tag=x&open_address_modal=true&set_address_type=dropoff');
  expect(await screen.findByRole('dialog', { name: 'Dropoff address' })).toBeTruthy();
  expect(drawer()).toBeNull();
  fireEvent.click(await screen.findByRole('radio', { name: /4 Bode Thomas Street/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose location' }));
  await act(() => vi.dynamicImportSettled());
  expect(window.location.search).toBe('?tag=x&open=relay');
  expect(readPackageForm().dropoffAddress?.id).toBe(2);
  expect(screen.getByRole('button', { name: /Dropoff address/ }).textContent).toContain('4 Bode Thomas Street');
});

test('a guest whose link opens the picker is asked to sign in, and the picker leaves the address', async () => {
  signOut();
  render(<IdentityHost smsInbox={undefined} countryInUse={() => undefined} />);
  await visit('?open=relay&open_address_modal=true&set_address_type=pickup');
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Pickup address' })).toBeNull();
  expect(window.location.search).toBe('?open=relay');
});

test('an end that is chosen leaves the delivery location as it is', async () => {
  await visit('?open=relay&open_address_modal=true&set_address_type=pickup');
  fireEvent.click(await screen.findByRole('radio', { name: /4 Bode Thomas Street/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose location' }));
  expect([localStorage.getItem('location'), localStorage.getItem('customerAddress')]).toEqual([null, null]);
});

test("courier.006 'show_protection_note=true' explains protection, and closing it leaves the form", async () => {
  await visit('?open=relay&show_protection_note=true');
  const note = screen.getByRole('dialog', { name: 'Package protection' });
  expect(note.textContent).toContain('2% of the worth');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(window.location.search).toBe('?open=relay');
  expect(drawer()).not.toBeNull();
});

test("courier.006 'show_protection_note=true' alone explains protection, and closing it leaves the page", async () => {
  await visit('?tag=x&show_protection_note=true');
  expect(screen.getByRole('dialog', { name: 'Package protection' })).toBeTruthy();
  expect(drawer()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?tag=x');
});

test('courier.007 closing takes all parameters of the courier out of the address and leaves the others', async () => {
  await visit('?tag=x&open=relay&delivery_type=send&step=preview&set_address_type=pickup');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?tag=x');
});

test('once the order is made the drawer has left the address, before its payment opens anything', async () => {
  fakeApi({
    'GET /customer/wallet': () => ({ data: { balance: 0, currency: 'NGN' } }),
    'POST /customer/package/delivery/amount': () => ({ data: examplePackageQuote() }),
    'POST /customer/package/delivery': () => ({ data: { id: 412_345_678, made_payment: false, payment: null } }),
    'POST /customer/payment/start/v2': () => ({ data: started('pending') }),
  });
  changePackageForm(EXAMPLE_PACKAGE);
  localStorage.setItem('selectedPaymentMethod', JSON.stringify(ONLINE));
  const paidAt = new Promise<string>((resolve) => {
    pay.mockImplementation(async () => {
      resolve(window.location.search);
      return 'redirecting';
    });
  });
  await visit('?tag=x&open=relay&delivery_type=send&step=preview');
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm delivery' }));
  expect(await paidAt).toBe('?tag=x');
  expect(screen.queryByRole('dialog')).toBeNull();
});
