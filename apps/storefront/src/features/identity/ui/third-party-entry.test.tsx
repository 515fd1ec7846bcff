// @vitest-environment happy-dom
import { fakeApi } from '@jara/api-client/testing';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInUser } from '@/shared/api/browser-session.ts';
import { layer } from '@/shared/browser/layers.ts';
import { ADA, renderPage, signOut } from '../../../testing/customer-page.tsx';
import { closeDialog } from '../model/dialogs.ts';
import { ThirdPartyEntry } from './third-party-entry.tsx';

const SENT = '/store?session_reference=ref-1';

const ACCEPTED = { data: { user: ADA, payment_method: 'opay', should_collect_additional_info: true } };
const REFUSED = { refused: 'SESSION_REFERENCE_UNKNOWN' } as const;

let answer: (given: typeof ACCEPTED | typeof REFUSED) => void;
beforeEach(() => {
  window.history.replaceState(null, '', SENT);
  const { promise, resolve } = Promise.withResolvers<typeof ACCEPTED | typeof REFUSED>();
  answer = resolve;
  fakeApi({ 'GET /auth/session': () => promise });
});
afterEach(() => {
  cleanup();
  closeDialog();
  signOut();
  document.cookie = 'payment_method=; path=/; max-age=0';
  document.cookie = 'payment_session=; path=/; max-age=0';
  vi.unstubAllGlobals();
});

const openDialog = () => (layer('account').isOpen ? layer('account').given?.dialog : undefined);
const kept = () => ({
  user: signedInUser()?.id,
  dialog: openDialog(),
  address: window.location.pathname + window.location.search,
  cookies: ['payment_session', 'payment_method'].filter((name) => document.cookie.includes(`${name}=`)),
});

test('identity.002 identity.053 whom a third party sends is signed in, and their reference is dropped', async () => {
  renderPage(<ThirdPartyEntry reference="ref-1" />);
  await act(async () => answer(ACCEPTED));
  await vi.waitFor(() =>
    expect(kept()).toEqual({
      ...{ user: ADA.id, dialog: 'complete-profile', address: '/store' },
      cookies: ['payment_session', 'payment_method'],
    }),
  );
});

test('a reference that is refused leaves the address, and nobody is signed in', async () => {
  renderPage(<ThirdPartyEntry reference="ref-1" />);
  await act(async () => answer(REFUSED));
  await vi.waitFor(() =>
    expect(kept()).toEqual({ user: undefined, dialog: undefined, address: '/store', cookies: [] }),
  );
});

test.each([
  ['accepts', ACCEPTED],
  ['refuses', REFUSED],
])('an answer that %s after the entry has gone signs nobody in and keeps nothing', async (_answer, given) => {
  const { unmount, client } = renderPage(<ThirdPartyEntry reference="ref-1" />);
  unmount();
  await act(async () => answer(given));
  const state = () => client.getQueryState(['third-party-session', 'ref-1'])?.status;
  await vi.waitUntil(() => state() !== 'pending');
  // What follows the answer has happened by the next task.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  expect(kept()).toEqual({ user: undefined, dialog: undefined, address: SENT, cookies: [] });
});
