import { Button } from '@jara/ui/button';
import { RadioCards } from '@jara/ui/radio-card';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { sayNotHandedOver } from '../api/not-handed-over.ts';
import { FAILURES } from '../model/reasons.ts';
import { smallPhoto } from '../model/small-photo.ts';

type Props = { readonly id: number; readonly open: boolean; readonly onClose: () => void };

const OPTIONS = FAILURES.map(({ reason }) => ({ value: reason, title: reason }));

/** Why it could not be handed over, with a photo of the door. */
export function NotHandedOverDialog({ id, open, onClose }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  const [photo, setPhoto] = useState<Blob>();
  const photoId = useId();
  const client = useQueryClient();
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const small = file && (await smallPhoto(file));
    if (file && !small) toast.error('That is no photo that we can read. Please take another one.');
    setPhoto(small);
  }
  function send() {
    const chosen = FAILURES.find((each) => each.reason === reason);
    if (!chosen) return;
    sayNotHandedOver(client, id, { reason: chosen.reason, fault: chosen.fault }, photo);
    onClose();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Could not hand over"
      footer={
        <Button look="danger" wide className="min-h-14" disabled={reason === null} onClick={send}>
          Could not hand over
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <RadioCards label="Why?" options={OPTIONS} value={reason} onChange={setReason} />
        <div className="grid grid-cols-1 gap-1.5">
          <label htmlFor={photoId} className="font-medium text-14">
            Photo of the door or the street
          </label>
          <input
            id={photoId}
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => void take(event)}
            className="min-h-12 w-full min-w-0 rounded-card border border-line p-2 file:me-3 file:min-h-8 file:rounded-pill file:border-0 file:bg-sunk file:px-4 file:font-semibold file:text-ink"
          />
          <p className="text-14 text-ink-soft">
            {photo ? 'It is sent after the reason. Keep the page open until then.' : 'Support alone sees it.'}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
