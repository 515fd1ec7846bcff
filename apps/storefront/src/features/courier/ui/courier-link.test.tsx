// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CourierLink } from './courier-link.tsx';

beforeEach(() => window.history.replaceState(null, '', '/store?city=lagos&type=pharmacy'));
afterEach(cleanup);

const link = () => screen.getByRole('link', { name: 'Send a package' });

test.each([
  ['/store?city=lagos&type=pharmacy', '/store?city=lagos&type=pharmacy&open=relay&delivery_type=send'],
  ['/store', '/store?open=relay&delivery_type=send'],
])('on %s the entry to the courier is a link that keeps the parameters', (page, href) => {
  render(<CourierLink page={page} />);
  expect(link().getAttribute('href')).toBe(href);
});

test('a tap opens the courier above the page, one step before which the page is as it was', () => {
  render(<CourierLink page="/store?city=lagos&type=pharmacy" />);
  const steps = window.history.length;
  expect(fireEvent.click(link()), 'no page is loaded').toBe(false);
  expect(window.location.search).toBe('?city=lagos&type=pharmacy&open=relay&delivery_type=send');
  expect(window.history.length).toBe(steps + 1);
});

test('a tap for another tab follows the link', () => {
  render(<CourierLink page="/store?city=lagos" />);
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
});
