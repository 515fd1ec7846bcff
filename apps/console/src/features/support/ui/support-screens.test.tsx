// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { session } from '../../../shared/api/session.ts';
import { fakeStream } from '../../../testing/fake-stream.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { exampleApproval, exampleAudit, exampleHistory, exampleSuspense } from '../testing/example-history.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { AuditScreen } from './audit-screen.tsx';
import { FindScreen } from './find-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { PaymentScreen } from './payment-screen.tsx';

beforeEach(() => signIn('support'));
afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

const AT = '2026-11-16T10:00:00.000Z';
const HISTORY = 'GET /ops/support/order/595789837/history';
const openOrder = (answers: Parameters<typeof fakeApi>[0], history = exampleHistory()) => {
  const calls = fakeApi({ [HISTORY]: () => ({ data: history }), ...answers });
  renderAt('/support/orders/595789837', <Route path="/support/orders/:id" component={OrderScreen} />);
  return calls;
};
const dialog = () => screen.findByRole('dialog');
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('one order shows its steps, payments, ledger, messages, jobs and audit', async () => {
  openOrder({});
  await screen.findByRole('heading', { name: 'Order #595789837' });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('What happened').getByText('Emeka, rider: Nobody there')).toBeDefined();
  expect(section('Payments').getByText(/₦2,500\.00/)).toBeDefined();
  expect(section('Ledger').getByText('wallet:1')).toBeDefined();
  expect(section('Messages').getByText('Text · Sent')).toBeDefined();
  expect(section('Jobs').getByText(/Failed for good after 9 attempts: timeout/)).toBeDefined();
  expect(section('Audit').getByText('Halima: Cold')).toBeDefined();
});

test('a change of the order is shown as it happens, and what its rider saw when somebody asks', async () => {
  let shown = exampleHistory();
  const photo = { type: 'image/webp', taken_at: shown.photo_taken_at, base64: 'UklGRg==' };
  const calls = fakeApi({
    [HISTORY]: () => ({ data: shown }),
    'GET /ops/support/order/595789837/photo': () => ({ data: photo }),
  });
  const say = fakeStream();
  renderAt('/support/orders/595789837', <Route path="/support/orders/:id" component={OrderScreen} />);
  const riders = within(await screen.findByRole('region', { name: 'Riders' }));
  expect([riders.getByText('Offered to Chidi'), riders.getByText('Not answered')]).toHaveLength(2);
  expect(calls.filter(({ call }) => call.endsWith('/photo'))).toEqual([]);
  fireEvent.click(riders.getByRole('button', { name: 'Show the photo' }));
  const image = await screen.findByAltText<HTMLImageElement>('Where the order could not be handed over');
  expect(image.src).toBe('data:image/webp;base64,UklGRg==');
  shown = { ...shown, order: { ...shown.order, status: 'in_transit' } };
  await vi.waitFor(() => {
    say('order', { order_id: 595_789_837, version: 10, status: 'in_transit' });
    expect(screen.getByText('On its way')).toBeDefined();
  });
});

test('a refund says what is left, needs a reason, and is no more than that', async () => {
  const refunded = { id: 595_789_837, status: 'failed', version: 3, refunded: 200_000, approval: null };
  const calls = openOrder({ 'POST /ops/support/order/595789837/refund': () => ({ data: refunded }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const shown = within(await dialog());
  expect(shown.getByText('₦2,000.00')).toBeDefined();
  type('Amount', '2000.01');
  fireEvent.click(shown.getByRole('button', { name: 'Refund ₦2,000.01' }));
  expect(screen.getByText('₦2,000.00 is left.')).toBeDefined();
  expect(screen.getByText('Please give a reason.')).toBeDefined();
  type('Amount', '1,500');
  type('Reason', ' Cold ');
  fireEvent.click(shown.getByLabelText('The vendor’s fault'));
  fireEvent.click(shown.getByRole('button', { name: 'Refund ₦1,500.00' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = calls.filter(({ call }) => call.startsWith('POST'));
  expect(sent?.body).toEqual({ amount: 150_000, reason: 'Cold', fault: 'vendor_fault' });
});

test('what is refused is said where it was tried, and nothing is lost', async () => {
  openOrder({ 'POST /ops/support/order/595789837/redeliver': () => ({ refused: 'ORDER_MOVED_ON' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  const shown = within(await dialog());
  type('Reason', 'They are home now');
  fireEvent.click(shown.getByRole('button', { name: 'Send again' }));
  await screen.findByText(/has changed since you opened it/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('They are home now');
});

test('a slash leads to the search, and arrow keys along what was found', async () => {
  const order = { id: 7, status: 'success', customer: { id: 1, name: 'Ada Obi' }, vendor: 'Mama Put' };
  const more = { total_price: 250_000, currency: 'NGN', created_at: '2026-11-16T10:00:00.000Z' };
  const orders = [
    { ...order, ...more },
    { ...order, ...more, id: 8 },
  ];
  const calls = fakeApi({
    'GET /ops/support/find': () => ({ data: { orders, customers: [], payments: [], vendors: [], staff: [] } }),
  });
  renderAt('/find?q=ada', <FindScreen />);
  const links = await screen.findAllByRole('link');
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowDown' });
  expect([links.indexOf(document.activeElement as HTMLElement), links[1]?.getAttribute('href')]).toEqual([
    ...[1, '/support/orders/8'],
  ]);
  for (let nth = 0; nth < 2; nth += 1) fireEvent.keyDown(document.activeElement ?? field, { key: 'ArrowUp' });
  expect([document.activeElement, calls[0]?.query]).toEqual([field, { q: 'ada' }]);
});

test('a request is decided with a reason by somebody else than its requester', async () => {
  const approvals = [exampleApproval(), { ...exampleApproval(), id: 5, is_own: true }];
  const calls = fakeApi({
    'GET /ops/support/approvals': () => ({ data: { approvals, has_more: false } }),
    'POST /ops/support/approval/4/agree': () => ({ refused: 'OWN_REQUEST' }),
  });
  renderAt('/approvals', <ApprovalsScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  const shown = within(await dialog());
  type('Reason', 'I have looked');
  fireEvent.click(shown.getByRole('button', { name: 'Agree' }));
  await screen.findByText(/made this request yourself/);
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ reason: 'I have looked' });
});

test('what needs a fresh second factor is done once that was passed again, and not without it', async () => {
  let isFresh = false;
  const calls = fakeApi({
    'GET /ops/support/approvals': () => ({ data: { approvals: [exampleApproval()], has_more: false } }),
    'POST /ops/support/approval/4/agree': () =>
      isFresh ? { data: exampleApproval() } : { refused: 'SECOND_FACTOR_STALE' },
    'POST /ops/second-factor/ticket': () => ({
      data: { ticket: crypto.randomUUID(), methods: ['totp'], passkey_options: null },
    }),
    'POST /ops/second-factor/pass': () => {
      isFresh = true;
      return { data: null };
    },
  });
  renderAt('/approvals', <ApprovalsScreen />);
  fireEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  type('Reason', 'I have looked');
  const send = () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Agree' }));
  await dialog();
  send();
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).getByLabelText('Close'),
  );
  await screen.findByText('Please confirm with your passkey or a code first.');
  send();
  fireEvent.change(await screen.findByLabelText('Code from your app'), { target: { value: '287082' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ call }) => call.endsWith('/agree'))).toHaveLength(3);
});

test('requests and their number are read again when somebody else has decided', async () => {
  let approvals = [exampleApproval()];
  fakeApi({ 'GET /ops/support/approvals': () => ({ data: { approvals, has_more: false } }) });
  const say = fakeStream();
  renderAt('/approvals', <ApprovalsScreen />);
  await screen.findByText('1 waiting');
  approvals = [];
  await vi.waitFor(() => {
    say('queue');
    expect([screen.getByText('0 waiting'), screen.getByText('Nothing waits')]).toHaveLength(2);
  });
});

test('money in suspense that was given back at its provider is written down under the refund’s reference', async () => {
  const { reference } = exampleSuspense().payment;
  const waits = { in_suspense: null, approval: { id: 4, expires_at: '2026-11-17T10:00:00.000Z' } };
  const calls = fakeApi({
    [`GET /ops/support/payment/${reference}/history`]: () => ({ data: exampleSuspense() }),
    [`POST /ops/support/payment/${reference}/settle`]: () => ({ data: waits }),
  });
  renderAt(`/support/payments/${reference}`, <Route path="/support/payments/:reference" component={PaymentScreen} />);
  await screen.findByRole('heading', { name: 'Top-up by Paystack' });
  expect(screen.getByRole('button', { name: 'Put it into the wallet' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'It was given back' }));
  const shown = within(await dialog());
  type('Reason', 'Refunded there');
  fireEvent.click(shown.getByRole('button', { name: 'It was given back' }));
  shown.getByText('Please enter the reference of the refund at Paystack.');
  type('Refund reference at Paystack', ' RF-77 ');
  fireEvent.click(shown.getByRole('button', { name: 'It was given back' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ outcome: 'returned', provider_reference: 'RF-77', reason: 'Refunded there' },
  });
});

test('the audit is filtered by who did it and what was done, in its address', async () => {
  const member = { id: 3, role: 'support', name: 'Halima', phone: '+2348031234567', vendor: null, city: null };
  const calls = fakeApi({
    'GET /ops/support/staff': () => ({ data: { staff: [{ ...member, created_at: AT }], has_more: false } }),
    'GET /ops/support/audit': () => ({ data: { entries: [exampleAudit()], has_more: false } }),
  });
  const { visited } = renderAt('/audit', <AuditScreen />);
  await screen.findByText('Halima: Cold');
  fireEvent.change(screen.getByLabelText('What was done'), { target: { value: 'refund_order' } });
  await vi.waitFor(() => expect(calls.at(-1)?.query).toEqual({ action: 'refund_order' }));
  await screen.findByRole('option', { name: 'Halima' });
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: '3' } });
  await vi.waitFor(() => expect(calls.at(-1)?.query).toEqual({ action: 'refund_order', staff_id: '3' }));
  expect(visited?.at(-1)).toBe('/audit?action=refund_order&staff_id=3');
});
