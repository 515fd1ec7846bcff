// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, signIn, signOut } from '../../../../testing/customer-page.tsx';
import { PushPermission } from './push-permission.tsx';

const KEYS = { p256dh: 'BPublic', auth: 'secret' };
let subscription: { endpoint: string; unsubscribe: () => Promise<boolean>; toJSON: () => object } | null = null;
const subscribe = vi.fn(async () => {
  const endpoint = 'https://push.test/1';
  subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: KEYS }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  return subscription;
});

/** A browser in which the person answers so when asked. */
function browserThat(answers: NotificationPermission): void {
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => {
      notification.permission = answers;
      return answers;
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('isSecureContext', true);
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker });
}
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  subscription = null;
  subscribe.mockClear();
  signIn();
});
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

test('whoever asks for notifications is asked by the browser, and gets and stops them', async () => {
  browserThat('granted');
  const calls = fakeApi({
    'GET /customer/push/key': () => ({ data: { public_key: 'BKey' } }),
    'PUT /customer/push/subscription': () => ({ data: null }),
    'DELETE /customer/push/subscription': () => ({ data: null }),
  });
  renderPage(<PushPermission />);
  await tap('Notify me');
  await screen.findByRole('button', { name: 'Stop notifications' });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(calls.at(-1)?.body).toEqual({ endpoint: 'https://push.test/1', keys: KEYS });
  await tap('Stop notifications');
  await screen.findByRole('button', { name: 'Notify me' });
  expect(calls.at(-1)).toMatchObject({
    call: 'DELETE /customer/push/subscription',
    body: { endpoint: 'https://push.test/1' },
  });
});

test('whoever refuses is not asked again', async () => {
  browserThat('denied');
  fakeApi({});
  renderPage(<PushPermission />);
  await tap('Notify me');
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(subscribe).not.toHaveBeenCalled();
});

test('what the server does not take is ended, said in a sentence, and can be tried again', async () => {
  browserThat('granted');
  fakeApi({
    'GET /customer/push/key': () => ({ data: { public_key: 'BKey' } }),
    'PUT /customer/push/subscription': () => ({ refused: 'PUSH_NOT_OFFERED' }),
  });
  const { said } = renderPage(<PushPermission />);
  await tap('Notify me');
  await waitFor(() => expect(said).toHaveLength(1));
  expect(subscription).toBeNull();
  await screen.findByRole('button', { name: 'Notify me' });
});
