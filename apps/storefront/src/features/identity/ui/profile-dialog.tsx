import type { SignedInUser } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { browserSession } from '@/shared/api/browser-session.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { meQuery } from '../api/me.query.ts';
import { signOut } from '../api/sign-out.ts';
import { closeDialog } from '../model/dialogs.ts';
import { isCodePending } from '../model/email-code.ts';
import { AccountLinks } from './account-links.tsx';
import { type KeptEmailCode, ProfileEditor } from './profile-editor.tsx';
import { useCustomer } from './use-customer.ts';

type Props = KeptEmailCode & { readonly open: boolean; readonly smsInbox: string | undefined };

export function ProfileDialog({ open, ...rest }: Props) {
  const customer = useCustomer();
  return (
    <Dialog name="profile" open={open && customer !== null} onClose={closeDialog} title="Your profile">
      {customer && <ProfileOrEditor customer={customer} {...rest} />}
    </Dialog>
  );
}

type ContentProps = Omit<Props, 'open'> & { readonly customer: SignedInUser };

/** Begins with the profile each time the dialog opens, or with the code that is still to be given. */
function ProfileOrEditor(props: ContentProps) {
  const { customer, emailCode } = props;
  const [isEditing, setIsEditing] = useState(() => isCodePending(emailCode, Date.now()));
  const firstField = useRef<HTMLInputElement>(null);
  // The button that led here is gone, so the keyboard goes on in the form.
  useLayoutEffect(() => {
    if (isEditing) firstField.current?.focus();
  }, [isEditing]);
  if (!isEditing) return <Profile customer={customer} onEdit={() => setIsEditing(true)} />;
  return <ProfileEditor {...props} firstField={firstField} onDone={closeDialog} />;
}

function Profile({ customer, onEdit }: { readonly customer: SignedInUser; readonly onEdit: () => void }) {
  const { data, isFetchedAfterMount } = useQuery(meQuery(customer));
  const [isLeaving, setIsLeaving] = useState(false);

  // The cookie follows what the server knows now, such as a change made on another phone.
  useEffect(() => {
    if (!data || !isFetchedAfterMount) return;
    const { first_name, last_name, email } = data;
    browserSession().change({ first_name, last_name, email });
  }, [data, isFetchedAfterMount]);

  const leave = async () => {
    setIsLeaving(true);
    await signOut();
    closeDialog();
    toast.success('You are signed out.');
  };

  const { first_name, last_name, phone, email, user_reference } = customer;
  const facts = [
    ['Name', `${first_name} ${last_name}`.trim()],
    ['Phone number', `+${phone}`],
    ['Email', email],
    ['Your referral code', user_reference],
  ] as const;
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-card bg-sunk px-4 py-3">
            <dt className="text-14 text-ink-soft">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value || 'Not given yet'}</dd>
          </div>
        ))}
      </dl>
      <AccountLinks />
      <div className="grid gap-3">
        <Button wide onClick={onEdit}>
          Edit profile
        </Button>
        <Button wide look="secondary" loading={isLeaving && 'Signing out…'} onClick={() => void leave()}>
          Sign out
        </Button>
      </div>
    </div>
  );
}
