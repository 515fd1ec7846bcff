import { Button } from '@jara/ui/button';
import { RadioCards } from '@jara/ui/radio-card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { handBackMutation } from '../api/steps.mutation.ts';
import { HAND_BACKS } from '../model/reasons.ts';

type Props = { readonly id: string; readonly open: boolean; readonly onClose: () => void };

const OPTIONS = HAND_BACKS.map((reason) => ({ value: reason, title: reason }));

/** A rider who cannot go on: the order is offered to others at once. */
export function HandBackDialog({ id, open, onClose }: Props) {
  const [reason, setReason] = useState<(typeof HAND_BACKS)[number] | null>(null);
  const [, go] = useLocation();
  const handBack = useMutation(handBackMutation(useQueryClient(), id));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Hand back"
      description="Another rider is found, and the customer is told so. You are not paid for it."
      footer={
        <Button
          look="danger"
          wide
          className="min-h-14"
          disabled={reason === null}
          loading={handBack.isPending && 'Handing back…'}
          onClick={() => reason && handBack.mutate(reason, { onSuccess: () => go('/deliveries') })}
        >
          Hand back
        </Button>
      }
    >
      <RadioCards label="Why?" options={OPTIONS} value={reason} onChange={setReason} />
    </Dialog>
  );
}
