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
  openSignInAgain('Because.', vi.fn());
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
  openSignInAgain('Because.', vi.fn());
  returnFromSignIn();
  expect(then).not.toHaveBeenCalled();
});

test('who asked for another sign-in hears once how it ended: done, closed, or another dialog in its place', () => {
  const ends = [returnFromSignIn, closeDialog, openSignIn].map((end) => {
    const onEnd = vi.fn();
    openSignInAgain('Because.', onEnd);
    end();
    closeDialog();
    return onEnd.mock.calls;
  });
  expect(ends).toEqual([[[true]], [[false]], [[false]]]);
});
