// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { NewVendorScreen, VendorsScreen } from '../index.ts';

beforeEach(() => signIn('support'));
afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const LAGOS = {
  ...{ id: 1, slug: 'lagos', display_name: 'Lagos', state: 'Lagos', country_code: 'NG', currency: 'NGN' },
  ...{ time_zone: 'Africa/Lagos', coordinate: { x: 3.4, y: 6.5 } },
};
const RICE = { id: 1, slug: 'rice', name: 'Rice', type_group: 'restaurant', vendor_count: 4 };
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a vendor is added with what it cannot do without; what is wrong stands at its field', async () => {
  let isFar = true;
  const problems = [{ path: 'coordinate', message: 'must be within 60 km of the city' }];
  const calls = fakeApi({
    'GET /customer/available-locations': () => ({ data: [LAGOS] }),
    'GET /customer/vendor/subtype-category': () => ({ data: [RICE] }),
    'POST /ops/support/vendor': () =>
      isFar ? { refused: 'INVALID_INPUT', data: { problems } } : { data: { id: 71, slug: 'mama-put' } },
  });
  renderAt('/vendors/new', <NewVendorScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Rice' }));
  await screen.findByRole('option', { name: 'Lagos' });
  fireEvent.click(screen.getByRole('button', { name: 'Add vendor' }));
  await screen.findByText('Enter latitude and longitude, such as 6.4281, 3.4219');
  expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
  type('Name', 'Mama Put');
  type('City', 'lagos');
  type('Part of town', 'Yaba');
  type('Address', '1 Market Road');
  type('Position', '5.1, 3.4');
  type('E-mail for its customers', 'hello@mama.example');
  type('Delivery from', '500');
  type('Reason', 'Contract signed');
  fireEvent.click(screen.getByRole('button', { name: 'Add vendor' }));
  await screen.findByText('must be within 60 km of the city');
  isFar = false;
  type('Position', '6.5095, 3.3711');
  fireEvent.click(screen.getByRole('button', { name: 'Add vendor' }));
  await screen.findByRole('heading', { name: 'Mama Put is vendor no. 71' });
  expect(calls.at(-1)?.body).toMatchObject({
    ...{ city: 'lagos', categories: ['rice'], coordinate: { x: 3.3711, y: 6.5095 }, delivery_price: 50_000 },
    ...{ available_hours: { default: { opening: 900, closing: 2100 } }, commission_percent: null },
  });
});

test('vendors are listed with their numbers, and have their pictures behind a button', async () => {
  const vendor = { id: 71, name: 'Mama Put', slug: 'mama-put', city: 'Lagos', country_code: 'NG', has_opened: false };
  const pictures = { logo_url: '', cover_url: '', image_colour: '#0b6b3a' };
  fakeApi({ 'GET /ops/support/vendors': () => ({ data: { vendors: [{ ...vendor, ...pictures }], has_more: false } }) });
  renderAt('/vendors', <VendorsScreen />);
  await screen.findByText('No. 71 · Lagos · has not opened yet');
  fireEvent.click(screen.getByRole('button', { name: 'Pictures of Mama Put' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mama Put' }));
  expect([panel.getByLabelText('Cover'), panel.getByLabelText('Logo')]).toHaveLength(2);
});
