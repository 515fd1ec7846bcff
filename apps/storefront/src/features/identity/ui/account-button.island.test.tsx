// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { layer } from '@/shared/browser/layers.ts';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { closeDialog } from '../model/dialogs.ts';
import { AccountButton } from './account-button.island.tsx';

afterEach(() => {
  cleanup();
  closeDialog();
  signOut();
});

test('a page of the account leads back to its menu, and a guest to the sign-in', () => {
  render(<AccountButton isBackLink />);
  fireEvent.click(screen.getByRole('button', { name: 'Back to account' }));
  expect(layer('account').given?.dialog).toBe('sign-in');
  signIn();
  fireEvent.click(screen.getByRole('button', { name: 'Back to account' }));
  expect(layer('account').given?.dialog).toBe('profile');
});
