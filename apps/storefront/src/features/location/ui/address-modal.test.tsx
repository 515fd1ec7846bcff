// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { type AddressPayload, type CustomerAddress, FAILURES } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLayer, openLayer } from '@/shared/browser/layers.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { AddressLayer } from './address-layer.tsx';
// Fetched ahead, so that no test waits for it.
import './address-modal.tsx';
import { DeliverTo } from './deliver-to.island.tsx';

const { said, asked } = vi.hoisted(() => ({ said: [] as string[], asked: [] as (() => void)[] }));
vi.mock('@jara/ui/toast', () => ({
  toast: {
    success: (message: string) => void said.push(`success: ${message}`),
    error: (message: string) => void said.push(`error: ${message}`),
  },
}));
vi.mock('@/features/identity/index.ts', async (original) => ({
  ...(await original<typeof import('@/features/identity/index.ts')>()),
  requireSignIn: (then: () => void) => (document.cookie.includes('user=') ? then() : void asked.push(then)),
}));

const address = (id: number, display_name: string): CustomerAddress => ({
  ...{ id, display_name, pretty_name: `${display_name}, Lagos`, state: 'Lagos', country_code: 'NG', city: 'Lagos' },
  ...{ coordinate: { x: 3.4, y: 6.5 }, landmark: null, recipient: null, is_active: false },
});
const OXFORD_STREET: AddressPayload = {
  ...{ house_no: null, street: 'Oxford Street', pretty_name: 'Oxford Street, Osu, Accra, Ghana', area: 'Osu' },
  ...{ longitude: -0.1818, latitude: 5.5571, city: 'Accra', state: 'Greater Accra', country: 'Ghana' },
};
const { pretty_name: OXFORD } = OXFORD_STREET;
const FOUND = {
  place_id: 'gh_1',
  description: OXFORD,
  main_text: 'Oxford Street',
  secondary_text: 'Osu, Accra, Ghana',
};
const LIST = 'GET /customer/address';
const ADD = 'POST /customer/address';
const SUGGEST = 'GET /places/autocomplete';

let kept: CustomerAddress[];
const API: Parameters<typeof fakeApi>[0] = {
  [LIST]: () => ({ data: kept }),
  'GET /customer/available-locations': () => ({ data: [] }),
  [SUGGEST]: () => ({ data: [FOUND] }),
  'GET /places/gh_1': () => ({ data: OXFORD_STREET }),
  [ADD]: ({ body }) => {
    const { pretty_name, longitude, latitude, landmark, recipient } = body as AddressPayload & CustomerAddress;
    const given = { pretty_name, landmark, recipient, coordinate: { x: longitude, y: latitude } };
    const added = { ...address(9, 'Oxford Street'), country_code: 'GH' as const, ...given };
    kept = [added, ...kept];
    return { data: added };
  },
  'POST /customer/address/set-active': () => ({ data: address(1, 'Home') }),
};

beforeEach(() => {
  said.length = 0;
  asked.length = 0;
  kept = [address(1, 'Home'), address(2, 'Office')];
  window.history.replaceState(null, '', '/store');
  signIn();
});
afterEach(() => {
  cleanup();
  closeLayer('address');
  signOut();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string, role: 'textbox' | 'combobox' = 'textbox') =>
  screen.getByRole<HTMLInputElement>(role, { name });
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const placeField = () => field('Address', 'combobox');

async function open(answers = API) {
  const calls = fakeApi(answers);
  render(
    <>
      <DeliverTo place="lagos" />
      <AddressLayer mapStyleUrl={undefined} />
    </>,
  );
  await press('Deliver to an address');
  return { made: (call: string) => calls.filter((each) => each.call === call) };
}
async function openAddView(answers = API) {
  const made = await open(answers);
  await dialog('Delivery Address');
  await press('Add new address');
  await dialog('Add new address');
  return made;
}
/** Types, and takes the suggestion that comes. */
async function pickPlace() {
  type(placeField(), 'oxford st');
  fireEvent.click(await screen.findByRole('option', { name: /^Oxford Street/ }));
  await waitFor(() => expect(button('Add Address').disabled).toBe(false));
}

test('location.016 a guest who opens the addresses is sent to sign-in, and then is there', async () => {
  signOut();
  const { made } = await open();
  expect([asked.length, screen.queryByRole('dialog'), made(LIST)]).toEqual([1, null, []]);
  signIn();
  act(() => asked[0]?.());
  expect(await dialog('Delivery Address')).toBeTruthy();
});

test('location.001 location.003 location.012 of saved addresses one is chosen, which closes the modal', async () => {
  const { made } = await open();
  await dialog('Delivery Address');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(button('Choose location').disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Office' }));
  await press('Choose location');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(localStorage.getItem('location') ?? '{}')).toMatchObject({ id: 2 });
  expect(made('POST /customer/address/set-active').map(({ body }) => body)).toEqual([{ addressId: 2 }]);
});

test('where a page has no place in its header, the cart still asks for an address and is told which', async () => {
  fakeApi(API);
  render(<AddressLayer mapStyleUrl={undefined} />);
  const onPick = vi.fn();
  act(() => openLayer('address', { onPick }));
  await dialog('Delivery Address');
  fireEvent.click(await screen.findByRole('radio', { name: 'Office' }));
  await press('Choose location');
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('location.005 location.020 the list is fetched with each view: Saved Addresses leads back to it', async () => {
  const { made } = await openAddView();
  kept = [...kept, address(3, 'Gym')];
  await press('Saved Addresses');
  await dialog('Delivery Address');
  await screen.findByRole('radio', { name: 'Gym' });
  expect(made(LIST)).toHaveLength(3);
});

test('location.026 a list that cannot be fetched is told in a toast, and Retry fetches it', async () => {
  let isBroken = true;
  await open({ ...API, [LIST]: () => (isBroken ? { refused: 'INVALID_INPUT' } : { data: kept }) });
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^error: /)]));
  isBroken = false;
  await press('Retry');
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
});

test('location.004 location.015 a place is typed and picked; Add Address waits for it', async () => {
  const { made } = await openAddView();
  expect(button('Add Address').disabled).toBe(true);
  await pickPlace();
  expect(placeField().value).toBe(OXFORD);
  expect(screen.getByText(`Deliver to ${OXFORD}`)).toBeTruthy();
  expect(screen.queryByRole('option')).toBeNull();
  // Keystrokes and the lookup that ends them are one session; the next typing is another.
  const sessions = [...made(SUGGEST), ...made('GET /places/gh_1')].map(({ query }) => query['session']);
  expect(new Set(sessions).size).toBe(1);
  type(placeField(), `${OXFORD}x`);
  expect(button('Add Address').disabled).toBe(true);
  await waitFor(() => expect(made(SUGGEST)).toHaveLength(2));
  expect(made(SUGGEST)[1]?.query['session']).not.toBe(sessions[0]);
});

test('an address is added with its landmark and recipient, marked in the list, and not added twice', async () => {
  const { made } = await openAddView();
  await pickPlace();
  type(field('Landmark (optional)'), 'Opposite the blue gate');
  // Both mistakes of a recipient show at once, each until it is mended.
  type(field('Their phone number'), '12');
  await press('Add Address');
  screen.getByText('Invalid phone number');
  screen.getByText('Name is required');
  expect(document.activeElement).toBe(field('Their name'));
  type(field('Their name'), 'Kofi');
  expect(screen.queryByText('Name is required')).toBeNull();
  screen.getByText('Invalid phone number');
  type(field('Their phone number'), '+233 24 123 4567');
  await press('Add Address');
  const added = await screen.findByRole('radio', { name: 'Oxford Street' });
  expect(added.getAttribute('aria-checked')).toBe('true');
  screen.getByText(/Opposite the blue gate · For Kofi$/);
  const recipient = { name: 'Kofi', phone: '0241234567' };
  expect(made(ADD)[0]?.body).toEqual({ ...OXFORD_STREET, landmark: 'Opposite the blue gate', recipient });
  expect(localStorage.getItem('customerAddress')).toBe('9');
  expect(localStorage.getItem('location')).toBeNull();
  await press('Add new address');
  await pickPlace();
  await press('Add Address');
  await dialog('Delivery Address');
  expect(said.at(-1)).toMatch(/^success: You have this address already\./);
  expect(made(ADD)).toHaveLength(1);
});

test('location.025 a refusal of an address is told in a toast of success, and by the form', async () => {
  await openAddView({ ...API, [ADD]: () => ({ refused: 'TOO_MANY_ADDRESSES' }) });
  await pickPlace();
  await press('Add Address');
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^success: You have saved 100 addresses/)]));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/^You have saved 100 addresses/),
  );
});

test('location.028 places are asked for after 300 ms without typing', async () => {
  const { made } = await openAddView();
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  type(placeField(), 'lek');
  await pass(299);
  type(placeField(), 'lekki');
  await pass(299);
  expect(made(SUGGEST)).toEqual([]);
  await pass(1);
  expect(made(SUGGEST).map(({ query }) => query['input'])).toEqual(['lekki']);
});

test('places that cannot be asked for are not said to be unknown, and Retry asks again', async () => {
  let isBroken = true;
  await openAddView({ ...API, [SUGGEST]: () => (isBroken ? { refused: 'PLACES_UNAVAILABLE' } : { data: [FOUND] }) });
  type(placeField(), 'oxford st');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText(/No place by that name/)).toBeNull();
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByRole('option', { name: /^Oxford Street/ })).toBeTruthy();
});

/** A phone that says where it is. */
const standAt = (latitude: number, longitude: number) =>
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    getCurrentPosition: (tell: (position: { coords: object }) => void) => tell({ coords: { latitude, longitude } }),
  } as Geolocation);

test('where one stands is kept as a place, by its coordinates where it has no name, and not abroad', async () => {
  const { made } = await openAddView({ ...API, 'GET /places/reverse': () => ({ refused: 'PLACE_NOT_FOUND' }) });
  standAt(51.5, -0.12);
  await press('Use my current location');
  await screen.findByText(/Nigeria and Ghana only/);
  expect(button('Add Address').disabled).toBe(true);
  standAt(10.5, 4.5);
  await press('Use my current location');
  await screen.findByText('Deliver to Pin at 10.5000, 4.5000');
  await press('Add Address');
  await waitFor(() => expect(made(ADD)[0]?.body).toMatchObject({ latitude: 10.5, longitude: 4.5 }));
});

test('a suggestion that cannot be looked up is told by the form, and leaves no place to add', async () => {
  await openAddView({ ...API, 'GET /places/gh_1': () => ({ refused: 'PLACES_UNAVAILABLE' }) });
  type(placeField(), 'oxford st');
  fireEvent.click(await screen.findByRole('option', { name: /^Oxford Street/ }));
  await screen.findByText(FAILURES.PLACES_UNAVAILABLE.message);
  expect(button('Add Address').disabled).toBe(true);
});

test('a point whose name cannot be asked for is told in a toast, and kept by its coordinates', async () => {
  await openAddView({ ...API, 'GET /places/reverse': () => ({ refused: 'PLACES_UNAVAILABLE' }) });
  standAt(10.5, 4.5);
  await press('Use my current location');
  await screen.findByText('Deliver to Pin at 10.5000, 4.5000');
  expect(said).toEqual([`error: ${FAILURES.PLACES_UNAVAILABLE.message}`]);
});

test('location.002 location.014 ten addresses can be searched from three letters on', async () => {
  kept = Array.from({ length: 10 }, (_, index) => address(index + 1, `${index + 1} Allen Avenue`));
  kept[9] = address(10, '10 BROAD Street');
  await open();
  const search = await screen.findByRole('searchbox', { name: 'Search your addresses' });
  type(search, 'br');
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  type(search, 'bro');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  type(search, 'nowhere');
  screen.getByText('No saved address matches these words.');
});
