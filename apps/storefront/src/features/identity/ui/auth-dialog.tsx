import type { CountryCode } from '@jara/contract';
import { type PhoneValue, phoneIn, phoneOf } from '@jara/domain/phone';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { browserSession } from '@/shared/api/browser-session.ts';
import { useLayer } from '@/shared/browser/layers.ts';
import { SETTINGS_HREF } from '@/shared/config/settings-href.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { type AuthView, nextFlow, viewFor } from '../model/auth-flow.ts';
import { closeDialog } from '../model/dialogs.ts';
import { interruptedSignIn, keepSignIn } from '../model/interrupted-code.ts';
import { keepTypedSignUp, NO_NAMES } from '../model/typed-sign-up.ts';
import { AuthCode } from './auth-code.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Unanswered } from './unanswered.tsx';
import { useCustomer } from './use-customer.ts';

const TITLE = {
  'SIGN IN': 'Sign In',
  'SIGN UP': 'Sign Up',
  OTP: 'Verify Phone Number',
} as const satisfies Record<AuthView, string>;

type Props = {
  readonly open: boolean;
  readonly smsInbox: string | undefined;
  /** Where the person is, as far as the page knows: a number begins with that country. */
  readonly countryInUse: () => CountryCode | undefined;
};

/** Signing in and up. What was reached stays when the dialog is closed, so that a code can still be given. */
export function AuthDialog({ open, smsInbox, countryInUse }: Props) {
  const [interrupted] = useState(interruptedSignIn);
  const [flow, dispatch] = useReducer(nextFlow, interrupted.flow);
  const [names, setNames] = useState(interrupted.names);
  const customer = useCustomer();
  const reason = useLayer('account').given?.reason;
  const firstField = useRef<HTMLInputElement>(null);
  const reached = { view: viewFor(flow, customer), flow };
  // While it closes, it shows what it closed with: nobody sees where it would begin anew.
  const [shown, setShown] = useState(reached);
  if (open && (shown.view !== reached.view || shown.flow !== flow)) setShown(reached);
  const { view } = shown;
  const lastView = useRef(view);

  // The button that led here is gone with its view, so the keyboard goes on in the new one.
  useLayoutEffect(() => {
    if (lastView.current !== view && open) firstField.current?.focus();
    lastView.current = view;
  }, [view, open]);

  // A reload or a dropped tab comes back to the code. Closed, it is not kept; what was reached is still in the page.
  const isAsked = open && reached.view === 'OTP';
  useEffect(() => keepSignIn({ flow, names }, isAsked), [flow, names, isAsked]);
  useEffect(() => {
    if (flow.view === 'SIGN UP') keepTypedSignUp({ names, phone: flow.phone });
  }, [flow, names]);
  // The account is made, and its names are in it.
  useEffect(
    () =>
      browserSession().subscribe(() => {
        setNames(NO_NAMES);
        keepTypedSignUp(undefined);
      }),
    [],
  );

  const phone = customer ? phoneOf(customer) : phoneIn(flow.phone, countryInUse());
  const keepPhone = (typed: PhoneValue) => dispatch({ type: 'phone typed', phone: typed });
  return (
    <Dialog
      name={view.toLowerCase().replace(' ', '_')}
      open={open}
      onClose={closeDialog}
      title={TITLE[view]}
      description={view === 'SIGN IN' ? reason : undefined}
      firstField={firstField}
    >
      {view !== 'OTP' && <Unanswered />}
      {view === 'SIGN IN' && (
        <SignInForm
          key={customer?.id}
          phone={phone}
          firstField={firstField}
          onSent={(sent: PhoneValue) => dispatch({ type: 'sign-in sent', phone: sent, at: Date.now() })}
          onType={keepPhone}
          onSwitch={customer ? undefined : () => dispatch({ type: 'to sign up' })}
        />
      )}
      {view === 'SIGN UP' && (
        <SignUpForm
          phone={phone}
          onPhone={keepPhone}
          names={names}
          onNames={setNames}
          firstField={firstField}
          onSent={(sent: PhoneValue) => dispatch({ type: 'register sent', phone: sent, at: Date.now() })}
          onSwitch={() => dispatch({ type: 'to sign in' })}
        />
      )}
      {view === 'OTP' && (
        <AuthCode
          flow={shown.flow}
          dispatch={dispatch}
          isAgain={customer !== null}
          smsInbox={smsInbox}
          firstField={firstField}
        />
      )}
      {view !== 'OTP' && !customer && (
        // A guest has no account to find it in.
        <p className="text-center text-14">
          <a
            href={SETTINGS_HREF}
            onClick={closeDialog}
            className="inline-flex min-h-11 items-center px-2 text-ink-soft underline"
          >
            Data and app
          </a>
        </p>
      )}
    </Dialog>
  );
}
