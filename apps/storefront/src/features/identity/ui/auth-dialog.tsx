'use client';

import { useEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { type AuthView, FIRST_FLOW, nextFlow } from '../model/auth-flow.ts';
import { closeDialog, isSignInAgain, subscribeToDialogs } from '../model/dialogs.ts';
import type { PhoneValue } from '../model/phone-value.ts';
import { AuthCode } from './auth-code.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TITLE = {
  'SIGN IN': 'Sign In',
  'SIGN UP': 'Sign Up',
  OTP: 'Verify Phone Number',
} as const satisfies Record<AuthView, string>;

const onServer = () => false;

type Props = { readonly open: boolean; readonly smsInbox: string | undefined };

/** Signing in and up. What was reached stays when the dialog is closed, so that a code can still be given. */
export function AuthDialog({ open, smsInbox }: Props) {
  const [flow, dispatch] = useReducer(nextFlow, FIRST_FLOW);
  const isAgain = useSyncExternalStore(subscribeToDialogs, isSignInAgain, onServer);
  const firstField = useRef<HTMLInputElement>(null);
  const lastView = useRef(flow.view);

  // The button that led here is gone with its view, so the keyboard goes on in the new one.
  useEffect(() => {
    if (lastView.current !== flow.view && open) firstField.current?.focus();
    lastView.current = flow.view;
  }, [flow.view, open]);

  return (
    <Dialog
      name={flow.view.toLowerCase().replace(' ', '_')}
      open={open}
      onClose={closeDialog}
      title={TITLE[flow.view]}
      description={isAgain && flow.view === 'SIGN IN' ? 'Your session has ended. Please sign in again.' : undefined}
      firstField={firstField}
    >
      {flow.view === 'SIGN IN' && (
        <SignInForm
          phone={flow.phone}
          firstField={firstField}
          onSent={(phone: PhoneValue) => dispatch({ type: 'sign-in sent', phone, at: Date.now() })}
          onSwitch={() => dispatch({ type: 'to sign up' })}
        />
      )}
      {flow.view === 'SIGN UP' && (
        <SignUpForm
          phone={flow.phone}
          firstField={firstField}
          onSent={(phone: PhoneValue) => dispatch({ type: 'register sent', phone, at: Date.now() })}
          onSwitch={() => dispatch({ type: 'to sign in' })}
        />
      )}
      {flow.view === 'OTP' && <AuthCode flow={flow} dispatch={dispatch} smsInbox={smsInbox} firstField={firstField} />}
    </Dialog>
  );
}
