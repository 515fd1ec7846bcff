'use client';

import { useEffect, useState } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { browserSession } from '@/shared/api/browser-session.ts';
import type { IdentityDialog } from '../model/dialogs.ts';
import type { EmailCode } from '../model/email-code.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { CompleteProfileDialog } from './complete-profile-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { ThirdPartyEntry } from './third-party-entry.tsx';

export type IdentityDialogsProps = {
  readonly shown: IdentityDialog | undefined;
  readonly reference: string | undefined;
  readonly smsInbox: string | undefined;
};

/** All that identity shows; it comes with the first of it that is needed. */
export function IdentityDialogs({ shown, reference, smsInbox }: IdentityDialogsProps) {
  const [emailCode, keepEmailCode] = useState<EmailCode>();
  useEffect(() => browserSession().onSignedOut(() => keepEmailCode(undefined)), []);
  const kept = { smsInbox, emailCode, keepEmailCode };
  return (
    <ApiProvider>
      {reference !== undefined && <ThirdPartyEntry reference={reference} />}
      <AuthDialog open={shown === 'sign-in'} smsInbox={smsInbox} />
      <ProfileDialog open={shown === 'profile'} {...kept} />
      <CompleteProfileDialog open={shown === 'complete-profile'} {...kept} />
    </ApiProvider>
  );
}
