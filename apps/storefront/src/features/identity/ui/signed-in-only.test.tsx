// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { layer } from '@/shared/browser/layers.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { closeDialog } from '../model/dialogs.ts';
import { SignedInOnly } from './signed-in-only.tsx';

afterEach(() => {
  cleanup();
  signOut();
  closeDialog();
});

const page = (
  <SignedInOnly title="Sign in to see your wallet" loading="Loading wallet...">
    {({ first_name }) => `The wallet of ${first_name}`}
  </SignedInOnly>
);

test('a guest is sent to sign-in, and then sees the page', () => {
  const { container } = render(page);
  expect(layer('account').given?.dialog).toBe('sign-in');
  expect(screen.getByRole('heading').textContent).toBe('Sign in to see your wallet');
  act(() => signIn());
  expect(container.textContent).toBe('The wallet of Ada');
});

test('the page of the server is the same for everyone', () => {
  signIn();
  expect(renderToStaticMarkup(page)).toBe('Loading wallet...');
});

test('whoever signs out leaves nothing on screen', () => {
  signIn();
  const { container } = render(page);
  act(() => signOut());
  expect(container.textContent).not.toContain('Ada');
});
