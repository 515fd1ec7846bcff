'use client';

import { ApiProvider } from '@/shared/api/api-provider.tsx';
import type { IdentityDialog } from '../model/dialogs.ts';
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
  return (
    <ApiProvider>
      {reference !== undefined && <ThirdPartyEntry reference={reference} />}
      <AuthDialog open={shown === 'sign-in'} smsInbox={smsInbox} />
      <ProfileDialog open={shown === 'profile'} smsInbox={smsInbox} />
      <CompleteProfileDialog open={shown === 'complete-profile'} smsInbox={smsInbox} />
    </ApiProvider>
  );
}
