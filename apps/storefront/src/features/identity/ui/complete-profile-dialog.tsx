'use client';

import { useRef } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { closeDialog } from '../model/dialogs.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { useCustomer } from './use-customer.ts';

type Props = { readonly open: boolean; readonly smsInbox: string | undefined };

/** Spec §2: after a login that still lacks something. */
export function CompleteProfileDialog({ open, smsInbox }: Props) {
  const customer = useCustomer();
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open && customer !== null}
      onClose={closeDialog}
      title="Complete your profile"
      description="Tell us who the orders are for."
      firstField={firstField}
    >
      {customer && (
        <ProfileEditor customer={customer} smsInbox={smsInbox} firstField={firstField} onDone={closeDialog} />
      )}
    </Dialog>
  );
}
