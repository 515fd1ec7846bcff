import { afterEach, expect, test, vi } from 'vitest';
import { layer } from '@/shared/browser/layers.ts';
import { closeDialog, openSignIn, openSignInAgain, returnFromSignIn } from './dialogs.ts';

afterEach(closeDialog);

test('sign-in says why it opened where something else was tapped, or nothing', () => {
  openSignInAgain('Because.', vi.fn());
  expect(layer('account')).toMatchObject({ isOpen: true, given: { dialog: 'sign-in', reason: 'Because.' } });
  openSignIn();
  expect(layer('account')).toMatchObject({ isOpen: true, given: { dialog: 'sign-in', reason: undefined } });
  openSignIn(undefined, 'An address is kept in your account.');
  expect(layer('account').given).toMatchObject({ reason: 'An address is kept in your account.' });
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
