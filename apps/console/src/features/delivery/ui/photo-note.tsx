import { Button } from '@jara/ui/button';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { photoMutation, sendPhoto } from '../api/not-handed-over.ts';

/** How the photo of the order goes, while it is not with support yet. */
export function PhotoNote({ orderId }: { readonly orderId: number }) {
  const client = useQueryClient();
  const { mutationKey } = photoMutation(orderId);
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  if (last?.status === 'pending') return <p role="status">Sending the photo…</p>;
  if (last?.status !== 'error') return null;
  return (
    <div className="grid justify-items-center gap-3">
      <p role="alert">The photo was not sent; the reason does not wait for it. Keep this page open, and try again.</p>
      <Button look="secondary" onClick={() => void sendPhoto(client, orderId, last.variables as Blob)}>
        Send the photo again
      </Button>
    </div>
  );
}
