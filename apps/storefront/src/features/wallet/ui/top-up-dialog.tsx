import type { Currency } from '@jara/contract';
import { useRef } from 'react';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { TopUpForm } from './top-up-form.tsx';

type Props = { readonly open: boolean; readonly onClose: () => void; readonly currency: Currency };

export default function TopUpDialog({ open, onClose, currency }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog name="top_up" open={open} onClose={onClose} title="Top up wallet" firstField={field}>
      <TopUpForm
        currency={currency}
        returnTo={`${BASE_PATH}/wallet`}
        firstField={field}
        onDone={(outcome) => {
          // Otherwise they may try again, or another way.
          if (outcome === 'paid' || outcome === 'waiting') onClose();
        }}
      />
    </Dialog>
  );
}
