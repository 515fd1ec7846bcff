// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CourierHost } from './courier-host.tsx';
import { CourierLink } from './courier-link.tsx';

vi.mock('./courier-drawer.tsx', () => ({ default: () => null }));

beforeEach(() => window.history.replaceState(null, '', '/store?city=lagos&type=pharmacy'));
afterEach(cleanup);

const page = (href: string) =>
  render(
    <>
      <CourierLink page={href} />
      <CourierHost mapStyleUrl={undefined} onOrdered={() => Promise.resolve()} />
    </>,
  );
const link = () => screen.getByRole('link', { name: 'Send a package' });

test.each([
  ['/store?city=lagos&type=pharmacy', '/store?city=lagos&type=pharmacy&open=relay&delivery_type=send'],
  ['/store', '/store?open=relay&delivery_type=send'],
])('on %s the entry to the courier is a link that keeps the parameters', (address, href) => {
  page(address);
  expect(link().getAttribute('href')).toBe(href);
});

test('a tap opens the courier above the page, one step before which the page is as it was', () => {
  page('/store?city=lagos&type=pharmacy');
  const steps = window.history.length;
  expect(fireEvent.click(link()), 'no page is loaded').toBe(false);
  expect(window.location.search).toBe('?city=lagos&type=pharmacy&open=relay&delivery_type=send');
  expect(window.history.length).toBe(steps + 1);
});

test('on a phone it stays in sight while the row that it stands in is pushed along', () => {
  page('/store');
  expect([...(link().parentElement?.classList ?? [])]).toEqual(
    expect.arrayContaining(['max-md:sticky', 'max-md:-end-4']),
  );
});

test('a tap for another tab follows the link', () => {
  page('/store?city=lagos');
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
});
