import { afterEach, expect, test, vi } from 'vitest';
import {
  closeDialog,
  isSignInAgain,
  openSignIn,
  openSignInAgain,
  returnFromSignIn,
  shownDialog,
  subscribeToDialogs,
} from './dialogs.ts';

afterEach(closeDialog);

test('sign-in after a session that ended is told from one that was asked for', () => {
  const seen: unknown[] = [];
  const stop = subscribeToDialogs(() => seen.push([shownDialog(), isSignInAgain()]));
  openSignInAgain();
  openSignIn();
  stop();
  expect(seen).toEqual([
    ['sign-in', true],
    ['sign-in', false],
  ]);
});

test('a pending action of a guest is not run by a sign-in after the session has ended', () => {
  const then = vi.fn();
  openSignIn(then);
  openSignInAgain();
  returnFromSignIn();
  expect(then).not.toHaveBeenCalled();
});
