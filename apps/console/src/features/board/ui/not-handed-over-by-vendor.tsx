import type { BoardOrder } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { sayNotHandedOver } from '../api/board-actions.ts';
import { ReasonChoice } from './reason-choice.tsx';

type Props = { readonly order: BoardOrder; readonly onClose: () => void };

/** Decisions §11: a customer pays for another delivery only if the fault was theirs. */
const REASONS = [
  { reason: 'Nobody answers the door or the phone', fault: null },
  { reason: 'The address is wrong', fault: null },
  { reason: 'The customer does not want it', fault: null },
  { reason: 'The order is wrong or incomplete', fault: 'vendor_fault' },
  { reason: 'We have lost or damaged it', fault: 'vendor_fault' },
] as const;
const OPTIONS = REASONS.map(({ reason }) => reason);

/** Why a vendor's own rider could not hand an order over. */
export function NotHandedOverByVendor({ order, onClose }: Props) {
  const [reason, setReason] = useState('');
  const send = () => {
    const chosen = REASONS.find((each) => each.reason === reason);
    if (!chosen) return;
    sayNotHandedOver(order, chosen);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Could not hand over #${order.id}`}
      description="Support and the customer decide what follows."
      footer={
        <Button look="danger" wide className="min-h-14" disabled={reason === ''} onClick={send}>
          Could not hand over
        </Button>
      }
    >
      <ReasonChoice reasons={OPTIONS} value={reason} onChange={setReason} />
    </Dialog>
  );
}
