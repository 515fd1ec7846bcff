'use client';

import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';

type Props = { readonly vendorName: string; readonly onClose: () => void };

export default function AskToSignIn({ vendorName, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sign in to like vendors"
      footer={
        <Button wide onClick={onClose}>
          Keep looking around
        </Button>
      }
    >
      <p className="text-ink-soft">
        Likes are kept with your account, so {vendorName} can be found again on any phone.
      </p>
    </Dialog>
  );
}
