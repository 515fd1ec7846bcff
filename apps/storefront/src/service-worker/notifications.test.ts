import { showNotifications } from '@jara/ui/browser/worker-notifications';
import { openWorker } from '@jara/ui/testing/worker-scope';
import { expect, test, vi } from 'vitest';
import { NOTIFICATIONS } from './notifications.ts';

const pushed = (json: () => unknown) => ({ data: { json } });

test('a push is shown in the place of the one before it of its order, and a tap opens the order', async () => {
  const worker = openWorker((scope) => showNotifications(scope, NOTIFICATIONS));
  const message = {
    title: 'Order in transit',
    body: 'Order #7 is on its way.',
    tag: 'order-7',
    url: '/store/orders/7',
  };
  await worker.dispatch(
    'push',
    pushed(() => message),
  );
  expect(worker.shown).toMatchObject([{ title: message.title, options: { body: message.body, tag: 'order-7' } }]);
  const data: unknown = worker.shown[0]?.options.data;
  await worker.dispatch('notificationclick', { notification: { data, close: () => undefined } });
  expect(worker.opened).toEqual(['/store/orders/7']);
});

test('a push that cannot be read is shown all the same, and none leads away from the orders', async () => {
  const worker = openWorker((scope) => showNotifications(scope, NOTIFICATIONS));
  await worker.dispatch(
    'push',
    pushed(() => JSON.parse('{')),
  );
  await worker.dispatch('push', { data: null });
  await worker.dispatch(
    'push',
    pushed(() => ({ title: 'Jara', body: 'x', url: 'https://elsewhere.test/' })),
  );
  expect(worker.shown.map(({ title, options }) => [title, options.data])).toEqual(
    Array.from({ length: 3 }, () => ['Jara', '/store/orders']),
  );
});

test.each([
  'https://elsewhere.test/store/orders/7',
  '//elsewhere.test/store/orders/7',
  '/\\elsewhere.test/store/orders/7',
  'javascript:alert(1)//store/orders/7',
  '/store/orders/7?next=https://elsewhere.test',
  '/store/orders/../../api/x',
  '/store/orders/7/../../wallet',
  '/store/orders/7\n',
  '/storeroom/orders/7',
  ['/store/orders/7'],
])('a push with the address %j leads to the orders', async (url) => {
  const worker = openWorker((scope) => showNotifications(scope, NOTIFICATIONS));
  await worker.dispatch(
    'push',
    pushed(() => ({ title: 'Jara', body: 'x', url })),
  );
  const data: unknown = worker.shown[0]?.options.data;
  await worker.dispatch('notificationclick', { notification: { data, close: () => undefined } });
  expect(worker.opened).toEqual(['/store/orders']);
});

test('a tap closes the notification, and shows the page of its order where one is open', async () => {
  const worker = openWorker((scope) => showNotifications(scope, NOTIFICATIONS));
  const [focus, close] = [vi.fn(), vi.fn()];
  worker.pages.push(
    { url: 'https://jara.test/store', focus: () => expect.unreachable() },
    { url: 'https://jara.test/store/orders/7?from=list', focus },
  );
  await worker.dispatch('notificationclick', { notification: { data: '/store/orders/7', close } });
  expect([focus.mock.calls.length, close.mock.calls.length, worker.opened]).toEqual([1, 1, []]);
});

test('news without a tag or words of its own has some all the same', async () => {
  const worker = openWorker((scope) => showNotifications(scope, NOTIFICATIONS));
  await worker.dispatch(
    'push',
    pushed(() => ({ title: '', body: 7, tag: null })),
  );
  expect(worker.shown).toMatchObject([
    { title: 'Jara', options: { body: 'There is news of your order.', tag: 'order', data: '/store/orders' } },
  ]);
});
