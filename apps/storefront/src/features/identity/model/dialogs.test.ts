import { afterEach, expect, test, vi } from 'vitest';
import {
  closeDialog,
  openSignIn,
  openSignInAgain,
  returnFromSignIn,
  shownDialog,
  signInReason,
  subscribeToDialogs,
} from './dialogs.ts';

afterEach(closeDialog);

test('sign-in that nobody has asked for says why it opened, and any other does not', () => {
  const seen: unknown[] = [];
  const stop = subscribeToDialogs(() => seen.push([shownDialog(), signInReason()]));
  openSignInAgain('Because.');
  openSignIn();
  stop();
  expect(seen).toEqual([
    ['sign-in', 'Because.'],
    ['sign-in', undefined],
  ]);
});

test('a pending action of a guest is not run by a sign-in after the session has ended', () => {
  const then = vi.fn();
  openSignIn(then);
  openSignInAgain('Because.');
  returnFromSignIn();
  expect(then).not.toHaveBeenCalled();
});
