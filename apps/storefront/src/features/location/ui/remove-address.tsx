import type { CustomerAddress } from '@jara/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateQueryData } from '@/shared/api/update-query-data.ts';
import { forgetAddress } from '@/shared/browser/chosen-location.ts';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog.tsx';
import { addressesQuery, removeAddress } from '../api/addresses.query.ts';
import { savedAddressId } from '../model/select-location.ts';

type Props = { readonly address: CustomerAddress; readonly onClose: () => void };

export function RemoveAddress({ address, onClose }: Props) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeAddress(address.id),
    onSuccess: async () => {
      await updateQueryData(client, addressesQuery, (known) => known?.filter(({ id }) => id !== address.id));
      if (savedAddressId() === address.id) forgetAddress();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      name="remove_address"
      open
      title="Remove this address?"
      description={address.pretty_name}
      keep="Keep it"
      act="Remove"
      acting={removal.isPending && 'Removing…'}
      onAct={() => removal.mutate()}
      onClose={onClose}
    >
      <p className="text-ink-soft">Orders that are on their way to it are not affected.</p>
    </ConfirmDialog>
  );
}
