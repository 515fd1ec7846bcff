import type { DeliveryFault, OrderHistory } from '@jara/contract';
import { RadioCards } from '@jara/ui/radio-card';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';

type Props = { readonly history: OrderHistory; readonly open: boolean; readonly onClose: () => void };

const FAULTS = [
  { value: 'none', title: 'The customer could not be reached', detail: 'Another delivery costs them a fee.' },
  { value: 'rider_fault', title: 'The rider’s fault', detail: 'Another delivery is free.' },
  { value: 'vendor_fault', title: 'The vendor’s fault', detail: 'Another delivery is free.' },
] as const satisfies readonly { value: DeliveryFault | 'none'; title: string; detail: string }[];

export function FailDialog({ history: { order }, open, onClose }: Props) {
  const [fault, setFault] = useState<DeliveryFault | 'none'>('none');
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`The delivery of #${order.id} failed`}
      description={`${order.customer.name} is told, and may have it brought again within one hour.`}
      act="It failed"
      acting="Saving…"
      isDangerous
      onAct={(reason) => doAsSupport.fail(order.id, { reason, fault: fault === 'none' ? null : fault })}
      said={() => 'The customer is told.'}
    >
      {() => <RadioCards label="Why" options={[...FAULTS]} value={fault} onChange={setFault} />}
    </ReasonDialog>
  );
}
