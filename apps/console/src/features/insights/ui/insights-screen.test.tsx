// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { EXAMPLE_INSIGHTS } from '../../../testing/example-insights.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { InsightsScreen } from './insights-screen.tsx';

const INSIGHTS = 'GET /ops/support/insights';
const answering = (figures: object = {}) => ({ [INSIGHTS]: () => ({ data: { ...EXAMPLE_INSIGHTS, ...figures } }) });

beforeEach(() => signIn('support'));
afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const show = () => renderAt('/insights?from=2026-11-10&to=2026-11-16', <InsightsScreen />);
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const block = (name: string) => within(screen.getByRole('region', { name }));

test('what cannot be loaded says why, and Retry asks again', async () => {
  fakeApi({ [INSIGHTS]: () => ({ refused: 'INVALID_INPUT' }) });
  show();
  expect(await screen.findByText(/Something that was entered is not right/)).toBeTruthy();
  fakeApi(answering());
  tap('Retry');
  expect(await screen.findByRole('heading', { name: 'Errors' })).toBeTruthy();
});

test('a range without events says so', async () => {
  fakeApi(answering({ events: 0, rejected: 0, orders_by_hour: [] }));
  show();
  expect(await screen.findByText('No events in this range yet')).toBeTruthy();
});

test('figures that are estimated are said to be', async () => {
  fakeApi(answering({ estimated_days: ['2026-11-12'] }));
  show();
  expect(await screen.findByText(/^On Thu 12 Nov .* estimated from some of their sessions/)).toBeTruthy();
});

test('another range is in the address and asked for; two days that do not go together are not', async () => {
  const calls = fakeApi({
    [INSIGHTS]: ({ query }: Call) => ({ data: { ...EXAMPLE_INSIGHTS, ...query } }),
  });
  const { visited } = show();
  const from = await screen.findByLabelText('From');
  fireEvent.change(from, { target: { value: '2026-11-20' } });
  expect(screen.getByText('The last day is before the first.')).toBeTruthy();
  fireEvent.change(from, { target: { value: '2026-10-31' } });
  expect(visited.at(-1)).toBe('/insights?from=2026-10-31&to=2026-11-16');
  expect(await screen.findByText('Figures of Sat 31 Oct – Mon 16 Nov')).toBeTruthy();
  expect(calls.map(({ query }) => query['from'])).toEqual(['2026-11-10', '2026-10-31']);
});

test('a chart is also a table, of the chosen city', async () => {
  fakeApi(answering());
  show();
  await screen.findByRole('heading', { name: 'Orders and revenue by hour' });
  const orders = block('Orders and revenue by hour');
  expect(orders.getByRole('img', { name: /^Orders by hour, all cities/ })).toBeTruthy();
  fireEvent.change(orders.getByRole('combobox', { name: 'City' }), { target: { value: 'Accra' } });
  fireEvent.click(orders.getByRole('button', { name: 'Revenue GH₵' }));
  expect(orders.getByRole('img', { name: /^Revenue GH₵ by hour, Accra/ })).toBeTruthy();
  fireEvent.click(orders.getByRole('button', { name: 'Table' }));
  const [, ...rows] = orders.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['1 PMAccra20GH₵2,400.00']);
});
