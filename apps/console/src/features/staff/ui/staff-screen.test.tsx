// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { StaffMember } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { StaffScreen } from './staff-screen.tsx';

const BOLA: StaffMember = {
  ...{ id: 7, role: 'vendor', name: 'Bola', phone: '+2348031234567', vendor: { id: 12, name: 'Mama Put' }, city: null },
  created_at: '2026-11-16T10:00:00.000Z',
};
const CITIES = () => ({ data: [LAGOS] });
let staff: StaffMember[];
const LAGOS = {
  ...{ id: 1, slug: 'lagos', display_name: 'Lagos', state: 'Lagos', country_code: 'NG', currency: 'NGN' },
  ...{ time_zone: 'Africa/Lagos', coordinate: { x: 3.4, y: 6.5 } },
};
const list = () => ({ data: { staff, has_more: false } });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  staff = [BOLA];
  signIn('support');
});
afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

test('support adds a rider with a city and a reason, and is told by the field what was refused', async () => {
  let refused: 'STAFF_PHONE_TAKEN' | undefined = 'STAFF_PHONE_TAKEN';
  const calls = fakeApi({
    'GET /ops/support/staff': list,
    'GET /customer/available-locations': CITIES,
    'POST /ops/support/staff': () =>
      refused
        ? { refused }
        : { data: { member: { ...BOLA, role: 'rider', vendor: null, city: 'lagos' }, approval: null } },
  });
  renderAt('/staff', <StaffScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Rider' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('Please choose a city.');
  type('Name', 'Femi');
  type('Phone number', '08031234568');
  await dialog.findByRole('option', { name: 'Lagos' });
  type('City', 'lagos');
  type('Reason', 'New rider');
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('Somebody of the staff has this number already. End them first.');
  refused = undefined;
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('POST')).at(-1)?.body).toEqual({
    ...{ role: 'rider', vendor_id: null, city: 'lagos', name: 'Femi', phone: '08031234568', country_code: 'NG' },
    reason: 'New rider',
  });
});

test('support ends somebody for a reason, and they are in the list no more', async () => {
  const calls = fakeApi({
    'GET /ops/support/staff': list,
    'GET /customer/available-locations': CITIES,
    'POST /ops/support/staff/7/end': () => {
      staff = [];
      return { data: null };
    },
  });
  renderAt('/staff', <StaffScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'End: Bola' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'End' }));
  await dialog.findByText('Please give a reason.');
  type('Reason', 'Has left');
  fireEvent.click(dialog.getByRole('button', { name: 'End' }));
  await screen.findByText('Nobody found');
  expect(calls.find(({ call }) => call.endsWith('/end'))?.body).toEqual({ reason: 'Has left' });
});

test('a second factor that was lost is reset for a reason', async () => {
  const calls = fakeApi({
    'GET /ops/support/staff': list,
    'GET /customer/available-locations': CITIES,
    'POST /ops/support/staff/7/second-factors/reset': () => ({ data: null }),
  });
  renderAt('/staff', <StaffScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Reset factors: Bola' }));
  const dialog = within(await screen.findByRole('dialog'));
  type('Reason', 'Lost their phone');
  fireEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call.endsWith('/reset'))?.body).toEqual({ reason: 'Lost their phone' });
});

test('somebody of support is requested, and it says that a colleague has to agree', async () => {
  const approval = { id: 4, expires_at: '2026-11-17T10:00:00.000Z' };
  const calls = fakeApi({
    'GET /ops/support/staff': list,
    'GET /customer/available-locations': CITIES,
    'POST /ops/support/staff': () => ({ data: { member: null, approval } }),
  });
  renderAt('/staff', <StaffScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Support' }));
  dialog.getByText('Somebody else of support has to agree first.');
  type('Name', 'Halima');
  type('Phone number', '08031234568');
  type('Reason', 'Night shift');
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    ...{ role: 'support', vendor_id: null, city: null },
  });
});

test('somebody of a vendor is added to one that is found by its name', async () => {
  const vendor = { id: 12, name: 'Mama Put', slug: 'mama-put', city: 'Lagos', country_code: 'NG', has_opened: true };
  const calls = fakeApi({
    'GET /ops/support/staff': list,
    'GET /customer/available-locations': CITIES,
    'GET /ops/support/vendors': () => ({
      data: { vendors: [{ ...vendor, logo_url: '', cover_url: '', image_colour: '#000000' }], has_more: false },
    }),
    'POST /ops/support/staff': () => ({ data: { member: BOLA, approval: null } }),
  });
  renderAt('/staff', <StaffScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Add somebody' }));
  const dialog = within(await screen.findByRole('dialog'));
  type('Name', 'Bola');
  type('Phone number', '08031234567');
  type('Reason', 'New branch');
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('Please choose a vendor.');
  type('Vendor', 'mama');
  fireEvent.click(await dialog.findByRole('button', { name: /Mama Put/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('POST')).at(-1)?.body).toMatchObject({
    role: 'vendor',
    vendor_id: 12,
  });
});
