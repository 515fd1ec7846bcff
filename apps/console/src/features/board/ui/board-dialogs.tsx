import { acceptMinutes, type BoardOrder } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { Button } from '@jara/ui/button';
import { ErrorState } from '@jara/ui/error-state';
import { Field } from '@jara/ui/field';
import { Skeleton } from '@jara/ui/skeleton';
import { toast } from '@jara/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { completeWithPin, stockOutQuery } from '../api/board.query.ts';
import { accept, reject, sayOutOfStock } from '../api/board-actions.ts';

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
  const [own, setOwn] = useState('');
  const give = (reason: string) => {
    reject(order, reason);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (own.trim() !== '') give(own.trim());
  };
  return (
    <Dialog
      open
      title={`Reject #${order.id}`}
      description="The customer reads the reason, and is given everything back."
      onClose={onClose}
    >
      <div className="grid gap-3">
        {REASONS.map((reason) => (
          <Button key={reason} look="secondary" wide className="min-h-12" onClick={() => give(reason)}>
            {reason}
          </Button>
        ))}
        <form onSubmit={submit} className="grid gap-3">
          <Field
            label="Another reason"
            value={own}
            maxLength={200}
            onChange={(event) => setOwn(event.currentTarget.value)}
          />
          <Button type="submit" look="danger" wide disabled={own.trim() === ''}>
            Reject the order
          </Button>
        </form>
      </div>
    </Dialog>
  );
}

/** A dish that is out of stock: what the customer is given back is shown first. */
export function StockOutDialog({ order, onClose }: Props) {
  const preview = useQuery(stockOutQuery(order.id));
  const say = (dish: { readonly item_id: number; readonly pack_reference: string }) => {
    sayOutOfStock(order, { item_id: dish.item_id, pack_reference: dish.pack_reference });
    onClose();
  };
  return (
    <Dialog
      open
      title="Out of stock"
      description="The dish leaves the menu, and the customer is given its price back."
      onClose={onClose}
    >
      {preview.isPending ? <Skeleton className="h-24 w-full" /> : null}
      {preview.isError ? (
        <ErrorState
          message={preview.error.message}
          onRetry={() => void preview.refetch()}
          retrying={preview.isFetching}
        />
      ) : null}
      <ul className="grid gap-3">
        {preview.data?.dishes.map((dish) => (
          <li key={`${dish.pack_reference} ${dish.item_id}`} className="grid gap-2 rounded-card border border-line p-3">
            <p className="font-semibold">{dish.name}</p>
            {dish.refund === null ? (
              <p className="text-14 text-ink-soft">
                It is the last dish. Reject the order instead; once it is accepted, ask support.
              </p>
            ) : (
              <Button look="danger" wide onClick={() => say(dish)}>
                Out of stock, give back {formatMoney(dish.refund, preview.data.currency)}
              </Button>
            )}
          </li>
        ))}
      </ul>
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
