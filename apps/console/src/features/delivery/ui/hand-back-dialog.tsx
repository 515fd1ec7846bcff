import type { RiderOrder } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { RadioCards } from '@jara/ui/radio-card';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { handBack } from '../api/delivery-actions.ts';
import { HAND_BACKS } from '../model/reasons.ts';

type Props = {
  readonly order: Pick<RiderOrder, 'id' | 'vendor' | 'package_information'>;
  /** It is on the bike, and the next rider collects it where it came from. */
  readonly isFetched: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
};

const OPTIONS = HAND_BACKS.map((reason) => ({ value: reason, title: reason }));

/** A rider who cannot go on: the order is offered to others at once. */
export function HandBackDialog({ order, isFetched, open, onClose }: Props) {
  const [reason, setReason] = useState<(typeof HAND_BACKS)[number] | null>(null);
  const [, go] = useLocation();
  function send() {
    if (reason === null) return;
    handBack(order.id, reason);
    go('/deliveries');
  }
  const origin = order.package_information?.source_contact.name ?? order.vendor.name;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hand back"
      description={[
        'Another rider is found, and the customer is told so. You are not paid for it.',
        isFetched && `Bring it back to ${origin}; if you cannot, stay with it and call support.`,
      ]
        .filter(Boolean)
        .join(' ')}
      footer={
        <Button look="danger" wide className="min-h-14" disabled={reason === null} onClick={send}>
          Hand back
        </Button>
      }
    >
      <RadioCards label="Why?" options={OPTIONS} value={reason} onChange={setReason} />
    </Dialog>
  );
}
