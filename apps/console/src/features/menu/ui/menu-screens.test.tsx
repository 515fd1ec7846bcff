// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { StaffMenu } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { session } from '../../../shared/api/session.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { DishScreen } from './dish-screen.tsx';
import { MenuScreen } from './menu-screen.tsx';
import { PackagingScreen } from './packaging-screen.tsx';

const said = { availability: 'available', gone_until: null };
const RICE = {
  ...{ id: 7, version: 1, menu_category_id: 1, name: 'Jollof rice', description: 'Smoky', image_url: '' },
  ...{ image_colour: '#0b6b3a', price: 250_000, discount_price: null, price_description: '', container_type_id: null },
  ...{ dietary_tags: null, allergens: null, spicy: null, group_ids: [5], ...said },
};
const menu = (dish: object = {}) =>
  ({
    currency: 'NGN',
    categories: [{ id: 1, version: 1, name: 'Mains' }],
    dishes: [
      { ...RICE, ...dish },
      { ...RICE, id: 8, name: 'Suya', availability: 'gone' },
    ],
    groups: [
      {
        ...{ id: 5, version: 1, name: 'Protein', minimum: 0, maximum: 1 },
        options: [{ id: 9, name: 'Fish', price: 0, ...said }],
      },
    ],
    containers: [],
  }) as unknown as StaffMenu;

beforeEach(() => signIn('vendor'));
afterEach(() => {
  cleanup();
  act(() => session.end());
  localStorage.clear();
  vi.unstubAllGlobals();
});

const rowOf = (name: string) => within(screen.getByRole('group', { name: `Availability of ${name}` }));
const isChosen = (name: string, answer: string) =>
  (rowOf(name).getByRole('radio', { name: answer }) as HTMLInputElement).checked;

test('one tap says that a dish is gone for today, at once; without a line it waits; a refusal puts it back', async () => {
  let line: 'gone' | 'there' | 'refuses' = 'gone';
  let now = menu();
  const calls = fakeApi({
    'GET /ops/vendor/menu': () => ({ data: now }),
    'PUT /ops/vendor/dish/7/availability'() {
      if (line === 'gone') throw new TypeError('no line');
      if (line === 'refuses') return { refused: 'MENU_NOT_FOUND' };
      now = menu({ availability: 'gone_today' });
      return { data: { id: 7, availability: 'gone_today', gone_until: null } };
    },
  });
  renderAt('/menu', <MenuScreen />);
  await screen.findByRole('heading', { name: 'Mains' });
  fireEvent.click(rowOf('Jollof rice').getByRole('radio', { name: 'Gone' }));
  fireEvent.click(rowOf('Jollof rice').getByRole('radio', { name: 'Gone today' }));
  await screen.findByText('Waiting for the network: 1 action');
  expect(isChosen('Jollof rice', 'Gone today')).toBe(true);
  line = 'there';
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(screen.queryByText(/^Waiting/)).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toEqual({ availability: 'gone_today' });
  line = 'refuses';
  fireEvent.click(rowOf('Jollof rice').getByRole('radio', { name: 'Gone' }));
  await screen.findByText('Menu not found');
  await vi.waitFor(() => expect(isChosen('Jollof rice', 'Gone today')).toBe(true));
});

test('the menu is narrowed to what is gone; a menu that does not come offers Retry', async () => {
  let fails = true;
  fakeApi({ 'GET /ops/vendor/menu': () => (fails ? { refused: 'WRONG_ROLE' } : { data: menu() }) });
  renderAt('/menu', <MenuScreen />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  fireEvent.click(retry);
  fireEvent.click(await screen.findByRole('button', { name: 'Gone (1)' }));
  expect(screen.queryByText('Jollof rice')).toBeNull();
  expect(screen.getByText('Suya')).toBeDefined();
});

test('what another tablet has saved is shown beside one’s own, and overwritten by a second save alone', async () => {
  let now = menu();
  const calls = fakeApi({
    'GET /ops/vendor/menu': () => ({ data: now }),
    'PATCH /ops/vendor/dish/7': ({ body }) =>
      (body as { version: number }).version === 1 ? { refused: 'EDITED_MEANWHILE' } : { data: now.dishes[0] },
  });
  const { visited } = renderAt('/menu/dish/7', <Route path="/menu/dish/:id" component={DishScreen} />);
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Name');
  type('Name', 'Party jollof');
  type('Price', '2,700');
  now = menu({ version: 2, price: 260_000, description: 'Very smoky' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/You have both changed: price/);
  expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('2,700');
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Very smoky');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(visited?.at(-1)).toBe('/menu'));
  expect(calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { version: 1, name: 'Party jollof', price: 270_000 },
    { version: 2, name: 'Party jollof', price: 270_000 },
  ]);
});

test('packaging that another tablet has saved is merged with one’s own, and saved by a second save alone', async () => {
  const box = { id: 3, version: 1, name: 'Box', description: 'Paper', price: 20_000 };
  const withBox = (given: object = {}) => ({ ...menu(), containers: [{ ...box, ...given }] }) as unknown as StaffMenu;
  let now = withBox();
  const calls = fakeApi({
    'GET /ops/vendor/menu': () => ({ data: now }),
    'PATCH /ops/vendor/container/3': ({ body }) =>
      (body as { version: number }).version === 1 ? { refused: 'EDITED_MEANWHILE' } : { data: now.containers[0] },
  });
  renderAt('/menu/packaging', <PackagingScreen />);
  fireEvent.click(await screen.findByRole('button', { name: /^Box/ }));
  fireEvent.change(await screen.findByLabelText('Price'), { target: { value: '300' } });
  now = withBox({ version: 2, price: 25_000, description: 'Card' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/You have both changed: price/);
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Card');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { version: 1, price: 30_000 },
    { version: 2, price: 30_000 },
  ]);
});

test('a price that is wrong says so at its field, and nothing is sent', async () => {
  const calls = fakeApi({ 'GET /ops/vendor/menu': () => ({ data: menu() }) });
  renderAt('/menu/dish/7', <Route path="/menu/dish/:id" component={DishScreen} />);
  fireEvent.change(await screen.findByLabelText('Discount price'), { target: { value: '3000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Must be less than the price');
  expect(calls.every(({ call }) => call.startsWith('GET'))).toBe(true);
});
