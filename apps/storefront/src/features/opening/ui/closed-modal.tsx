'use client';

import { BASE_PATH } from '@/shared/config/base-path.ts';
import { ButtonLink } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';

type Props = {
  readonly vendorName: string;
  readonly opens: string;
  readonly onClose: () => void;
};

/** Spec §2: the closed-restaurant modal, its words and where its button leads. */
export default function ClosedModal({ vendorName, opens, onClose }: Props) {
  return (
    <Dialog
      name="vendor_closed"
      open
      onClose={onClose}
      title="Restaurant is closed!"
      footer={
        <ButtonLink wide href={BASE_PATH}>
          See open restaurants
        </ButtonLink>
      }
    >
      <p className="text-ink-soft">
        {vendorName} cannot take your order right now. {opens} You can still read the menu.
      </p>
    </Dialog>
  );
}
