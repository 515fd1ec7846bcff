import { Button } from '@jara/ui/button';
import { RadioCards } from '@jara/ui/radio-card';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { sayNotHandedOver } from '../api/not-handed-over.ts';
import { FAILURES } from '../model/reasons.ts';
import { PhotoField } from './photo-field.tsx';

type Props = { readonly id: number; readonly open: boolean; readonly onClose: () => void };

const OPTIONS = FAILURES.map(({ reason }) => ({ value: reason, title: reason }));

/** Why it could not be handed over, with a photo of the door. */
export function NotHandedOverDialog({ id, open, onClose }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  const [photo, setPhoto] = useState<Blob>();
  function send() {
    const chosen = FAILURES.find((each) => each.reason === reason);
    if (!chosen) return;
    void sayNotHandedOver(id, { reason: chosen.reason, fault: chosen.fault }, photo);
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
        <PhotoField
          onPhoto={setPhoto}
          note={photo ? 'It is sent after the reason, also after a reload.' : 'Support alone sees it.'}
        />
      </div>
    </Dialog>
  );
}
