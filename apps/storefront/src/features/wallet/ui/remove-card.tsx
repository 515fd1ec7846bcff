import type { Currency, PaymentMethod } from '@jara/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardName, paymentMethodsQuery } from '@/features/payment/data.ts';
import { updateQueryData } from '@/shared/api/update-query-data.ts';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      name="remove_card"
      open
      title="Remove this card?"
      description={cardName(card)}
      keep="Keep it"
      act="Remove"
      acting={removal.isPending && 'Removing…'}
      onAct={() => removal.mutate()}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        We will not charge it again. A payment that has already started goes to your order or your wallet.
      </p>
    </ConfirmDialog>
  );
}
