import type { Currency, PaymentMethod } from '@jara/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardName, paymentMethodsQuery } from '@/features/payment/data.ts';
import { updateQueryData } from '@/shared/api/update-query-data.ts';
import { Button } from '@/shared/ui/button.tsx';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { removeCard } from '../api/remove-card.ts';

type Props = { readonly card: PaymentMethod; readonly currency: Currency; readonly onClose: () => void };

export default function RemoveCard({ card, currency, onClose }: Props) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeCard(card.id),
    onSuccess: async () => {
      await updateQueryData(client, paymentMethodsQuery(currency), (known) =>
        known?.filter(({ id }) => id !== card.id),
      );
      onClose();
    },
  });
  return (
    <Dialog
      name="remove_card"
      open
      onClose={onClose}
      title="Remove this card?"
      description={cardName(card)}
      footer={
        <div className="grid gap-2">
          <Button look="danger" wide loading={removal.isPending && 'Removing…'} onClick={() => removal.mutate()}>
            Remove
          </Button>
          <Button look="secondary" wide onClick={onClose}>
            Keep it
          </Button>
        </div>
      }
    >
      <p className="text-ink-soft">
        We will not charge it again. A payment that has already started goes to your order or your wallet.
      </p>
    </Dialog>
  );
}
