// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSoftNavigation } from '../browser/navigation.ts';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const ORDER = '/store/orders/412345678';
let stop: () => void;

/** A sheet with a dialog over it, in which a link leads to the order's page. */
function Layers() {
  const [isOpen, setIsOpen] = useState(true);
  const [isAsking, setIsAsking] = useState(true);
  return (
    <Drawer name="carts" title="Cart" open={isOpen} onClose={() => setIsOpen(false)}>
      <Dialog name="asks" title="Question" open={isAsking} onClose={() => setIsAsking(false)}>
        <a href={ORDER}>its page</a>
      </Dialog>
    </Drawer>
  );
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    const page = '<html><head></head><body><div id="page"><h1>Your order</h1></div></body></html>';
    return new Response(page, { headers: { 'content-type': 'text/html' } });
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="page"></div>';
  stop = startSoftNavigation();
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = () => document.getElementById('page')?.textContent;

test.each([
  ['another page', '/store'],
  ['its own page', ORDER],
])('every layer over %s closes when a link in one of them is followed', async (_page, address) => {
  window.history.replaceState(null, '', address);
  render(<Layers />);
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'its page' })));
  await vi.waitFor(() => expect(page()).toBe('Your order'));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test('a link that cannot be followed without a network leaves the layers open', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.history.replaceState(null, '', '/store');
  render(<Layers />);
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'its page' })));
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
});
