// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import type { QueueItem } from '@jara/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../shared/api/session.ts';
import { fakeStream } from '../../../testing/fake-stream.ts';
import { renderAt, signIn } from '../../../testing/staff-page.tsx';
import { QueueScreen } from './queue-screen.tsx';

const MINUTE = 60_000;
const item = (given: Partial<QueueItem>): QueueItem => ({
  ...{ kind: 'ORDER_NOT_ACCEPTED', subject: '123456789', order_id: 123456789, next_action: 'call_vendor' },
  ...{ since: new Date(Date.now() - 12 * MINUTE).toISOString(), about: 'Mama Put', money: null, claim: null },
  ...given,
});
const claimOf = (name: string, is_mine: boolean) => ({
  staff_id: 7,
  name,
  is_mine,
  expires_at: new Date().toISOString(),
});
const JOB = item({ kind: 'JOB_DEAD', subject: '41', order_id: null, next_action: 'retry_job', about: 'send-text' });

let items: QueueItem[];
const queue = () => ({ data: { items, total: items.length, next: null } });

beforeEach(() => {
  items = [item({}), JOB];
  signIn('support');
});
afterEach(() => {
  cleanup();
  act(() => session.end());
  vi.unstubAllGlobals();
});

test('each item says how long it has waited, and its one action leads to where it is done', async () => {
  fakeApi({ 'GET /ops/support/queue': queue });
  renderAt('/queue', <QueueScreen />);
  const [first] = await screen.findAllByRole('listitem');
  if (!first) throw new Error('nothing is shown');
  expect(within(first).getAllByText('12 min')).not.toHaveLength(0);
  const action = within(first).getByRole('link', { name: 'Call the vendor: Mama Put, order 123456789' });
  expect(action.getAttribute('href')).toBe('/support/orders/123456789');
});

test('by keyboard alone an item is found and taken, and then says whose it is', async () => {
  const calls = fakeApi({
    'GET /ops/support/queue': queue,
    'POST /ops/support/queue/claim': () => {
      items = [item({}), { ...JOB, claim: claimOf('Ada Obi', true) }];
      return { data: claimOf('Ada Obi', true) };
    },
  });
  renderAt('/queue', <QueueScreen />);
  await screen.findAllByRole('listitem');
  for (const key of ['j', 'j', 't']) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await screen.findByText('You have it');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Try again: send-text, job 41');
  expect(calls.find(({ call }) => call.endsWith('claim'))?.body).toEqual({ kind: 'JOB_DEAD', subject: '41' });
});

test('what somebody else has taken cannot be taken, and says who has it', async () => {
  items = [item({})];
  fakeApi({
    'GET /ops/support/queue': queue,
    'POST /ops/support/queue/claim': () => {
      items = [item({ claim: claimOf('Halima', false) })];
      return { refused: 'QUEUE_ITEM_TAKEN', data: { name: 'Halima' } };
    },
  });
  const { said } = renderAt('/queue', <QueueScreen />);
  fireEvent.click(await screen.findByRole('button', { name: /^Take/ }));
  await screen.findByText('Halima has it');
  expect(screen.getByRole('button', { name: /^Take/ }).hasAttribute('disabled')).toBe(true);
  expect(said).toEqual(['Somebody else has taken this. Please choose another one.']);
});

test('what somebody else takes meanwhile is seen at once', async () => {
  fakeApi({ 'GET /ops/support/queue': queue });
  const say = fakeStream();
  renderAt('/queue', <QueueScreen />);
  await screen.findAllByRole('listitem');
  items = [item({ claim: claimOf('Halima', false) })];
  await vi.waitFor(() => {
    say('queue');
    expect(screen.getByText('Halima has it')).toBeDefined();
  });
});

test('a dead job is tried again for a reason', async () => {
  items = [JOB];
  const calls = fakeApi({
    'GET /ops/support/queue': queue,
    'POST /ops/support/job/41/retry': () => {
      items = [];
      return { data: null };
    },
  });
  renderAt('/queue', <QueueScreen />);
  fireEvent.click(await screen.findByRole('button', { name: /^Try again/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByText('Please say why.');
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Hubtel is back' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Nothing needs you');
  expect(calls.find(({ call }) => call.endsWith('retry'))?.body).toEqual({ reason: 'Hubtel is back' });
});

test('a queue that does not load says so, and is read again by Retry', async () => {
  let isDown = true;
  fakeApi({ 'GET /ops/support/queue': () => (isDown ? { refused: 'INVALID_INPUT' } : queue()) });
  renderAt('/queue', <QueueScreen />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
});
