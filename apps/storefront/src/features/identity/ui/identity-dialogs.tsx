import type { CountryCode } from '@jara/contract';
import { useEffect, useState } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { browserSession } from '@/shared/api/browser-session.ts';
import type { IdentityDialog } from '../model/dialogs.ts';
import type { EmailCode } from '../model/email-code.ts';
import { interruptedEmailCode, keepEmailCode } from '../model/interrupted-code.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { CompleteProfileDialog } from './complete-profile-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { ThirdPartyEntry } from './third-party-entry.tsx';
import { useCustomer } from './use-customer.ts';

export type IdentityDialogsProps = {
  readonly shown: IdentityDialog | undefined;
  readonly reference: string | undefined;
  readonly smsInbox: string | undefined;
  readonly countryInUse: () => CountryCode | undefined;
};

/** All that identity shows; it comes with the first of it that is needed. */
export function IdentityDialogs({ shown, reference, smsInbox, countryInUse }: IdentityDialogsProps) {
  const customer = useCustomer()?.id;
  const [emailCode, setEmailCode] = useState<EmailCode | undefined>(() => interruptedEmailCode(customer));
  useEffect(() => browserSession().onSignedOut(() => setEmailCode(undefined)), []);
  // A reload or a dropped tab comes back to the code. Closed, it is not kept; the code is still in the page.
  useEffect(() => {
    const isAsked =
      emailCode !== undefined && customer !== undefined && (shown === 'profile' || shown === 'complete-profile');
    keepEmailCode(isAsked ? { customer, dialog: shown, code: emailCode } : undefined);
  }, [emailCode, customer, shown]);
  const kept = { smsInbox, emailCode, keepEmailCode: setEmailCode };
  return (
    <ApiProvider>
      {reference !== undefined && <ThirdPartyEntry reference={reference} />}
      <AuthDialog open={shown === 'sign-in'} smsInbox={smsInbox} countryInUse={countryInUse} />
      <ProfileDialog open={shown === 'profile'} {...kept} />
      <CompleteProfileDialog open={shown === 'complete-profile'} {...kept} />
    </ApiProvider>
  );
}
