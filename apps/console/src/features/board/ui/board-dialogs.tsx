import { acceptMinutes, type BoardOrder } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { completeWithPin } from '../api/board.query.ts';
import { accept, reject } from '../api/board-actions.ts';
import { ReasonChoice } from './reason-choice.tsx';

type Props = { readonly order: BoardOrder; readonly onClose: () => void };

const MINUTES = [5, 25, 40, 45, 60, 90] as const;
const NOT_MINUTES = 'Enter 5 to 90 minutes';

/** Accepts with minutes that the card has no button for. */
export function MinutesDialog({ order, onClose }: Props) {
  const [own, setOwn] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const take = (minutes: number) => {
    accept(order, minutes);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const minutes = acceptMinutes.safeParse(Number(own));
    setIsWrong(!minutes.success);
    if (minutes.success) take(minutes.data);
  };
  return (
    <Dialog open title={`Accept #${order.id}`} description="In how many minutes is it ready?" onClose={onClose}>
      <div className="grid grid-cols-3 gap-3">
        {MINUTES.map((minutes) => (
          <Button key={minutes} className="min-h-14 text-18 tabular-nums" onClick={() => take(minutes)}>
            {minutes}
          </Button>
        ))}
      </div>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
        <Field
          label="Other minutes"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={own}
          error={isWrong ? NOT_MINUTES : undefined}
          onChange={(event) => {
            setOwn(event.currentTarget.value.replaceAll(/\D/g, ''));
            setIsWrong(false);
          }}
        />
        <Button type="submit" look="secondary" wide disabled={own === ''}>
          Accept
        </Button>
      </form>
    </Dialog>
  );
}

const REASONS = ['Too busy', 'Something is out of stock', 'We are closing', 'We cannot make this'] as const;

/** Rejects an order; the customer reads the reason and is given everything back. */
export function RejectDialog({ order, onClose }: Props) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isPreset = (REASONS as readonly string[]).includes(reason);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') return;
    reject(order, reason.trim());
    onClose();
  };
  return (
    <Dialog
      open
      title={`Reject #${order.id}`}
      description="The customer reads the reason, and is given everything back."
      onClose={onClose}
      footer={
        <Button type="submit" form={id} look="danger" wide className="min-h-14" disabled={reason.trim() === ''}>
          Reject the order
        </Button>
      }
    >
      <form id={id} onSubmit={submit} className="grid grid-cols-1 gap-3">
        <ReasonChoice reasons={REASONS} value={reason} onChange={setReason} />
        <Field
          label="Another reason"
          value={isPreset ? '' : reason}
          maxLength={200}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** The customer says the PIN; five wrong ones in a row are for support. */
export function PinDialog({ order, onClose }: Props) {
  const [pin, setPin] = useState('');
  const completing = useMutation({
    mutationFn: () => completeWithPin(order.id, pin),
    onSuccess: () => {
      toast.success(`#${order.id} is handed over.`);
      onClose();
    },
    onError: () => setPin(''),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pin.length === 4 && !completing.isPending) completing.mutate();
  };
  return (
    <Dialog open title={`Hand over #${order.id}`} description="The customer tells you four digits." onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4" noValidate>
        <Field
          label="PIN"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={pin}
          error={completing.error?.message}
          onChange={(event) => setPin(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <Button type="submit" wide disabled={pin.length !== 4} loading={completing.isPending && 'Checking…'}>
          Hand over
        </Button>
      </form>
    </Dialog>
  );
}
