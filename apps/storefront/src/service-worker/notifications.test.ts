import { expect, test } from 'vitest';
import { openWorker } from '../testing/worker-scope.ts';
import { showNotifications } from './notifications.ts';

const pushed = (json: () => unknown) => ({ data: { json } });

test('a push is shown in the place of the one before it of its order, and a tap opens the order', async () => {
  const worker = openWorker(showNotifications);
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
  const worker = openWorker(showNotifications);
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
