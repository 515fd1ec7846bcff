import { useRef } from 'react';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { closeDialog } from '../model/dialogs.ts';
import { type KeptEmailCode, ProfileEditor } from './profile-editor.tsx';
import { useCustomer } from './use-customer.ts';

type Props = KeptEmailCode & { readonly open: boolean; readonly smsInbox: string | undefined };

/** Spec §2: after a login that still lacks something. */
export function CompleteProfileDialog({ open, ...rest }: Props) {
  const customer = useCustomer();
  const firstField = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      name="complete_profile"
      open={open && customer !== null}
      onClose={closeDialog}
      title="Complete your profile"
      description="Tell us who the orders are for."
      firstField={firstField}
    >
      {customer && <ProfileEditor customer={customer} {...rest} firstField={firstField} onDone={closeDialog} />}
    </Dialog>
  );
}
