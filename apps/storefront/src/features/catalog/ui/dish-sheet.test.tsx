// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dish } from '../../../testing/cart-browser.ts';
import { menuNow } from '../../../testing/vendor-menu.ts';
import DishSheet from './dish-sheet.tsx';

const OFFLINE = 'You are offline. Please try again when the network is back.';
const ROW = `<article data-dish="4"><h3><a>Jollof rice</a></h3><p>Smoky.</p>
<p><span class="price">₦4,500.00</span></p></article>`;

beforeEach(() => {
  document.body.innerHTML = ROW;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function cutNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeApi({});
}
const open = (vendorId: number) =>
  render(
    <DishSheet
      vendorId={vendorId}
      dish={{ id: 4, name: 'Jollof rice' }}
      contact="help@mama.example"
      onClose={() => undefined}
    />,
  );

test('without a network a dish of a menu that is there opens, to be chosen and added', async () => {
  fakeApi({ 'GET /customer/vendor/1/menu': () => ({ data: [dish(4, { description: 'From the menu.' })] }) });
  await menuNow(1);
  cutNetwork();
  open(1);
  expect(await screen.findByText('From the menu.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Add ₦/ })).toBeTruthy();
});

test('without a network a dish of a kept page opens with what the page says of it', async () => {
  cutNetwork();
  open(2);
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  const sheet = screen.getByRole('dialog', { name: 'Jollof rice' });
  for (const words of ['Smoky.', '₦4,500.00']) expect(sheet.textContent).toContain(words);
});

test('a dish that the server refuses shows nothing of what the page says', async () => {
  fakeApi({ 'GET /customer/vendor/3/menu/4': () => ({ refused: 'MENU_NOT_FOUND' }) });
  open(3);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Jollof rice' }).textContent).not.toContain('Smoky.');
});
