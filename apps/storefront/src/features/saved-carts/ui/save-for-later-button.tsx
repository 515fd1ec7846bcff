'use client';

import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { TextButton } from '@/shared/ui/text-button.tsx';
import { toast } from '@/shared/ui/toast.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';

const loadSaving = () => import('../model/save-for-later.ts');

/** Spec §4: keeps a copy of the cart on this device. The cart itself stays. */
export function SaveForLaterButton({ vendorId }: { readonly vendorId: number }) {
  const [isSaving, setIsSaving] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const { saveForLater } = await importWithRetry(loadSaving);
      await saveForLater(vendorId);
      toast.success('Saved for later');
    } catch (error) {
      toastImportFailure(error, 'We could not save this cart on your device.');
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <TextButton
      {...tapped('button', 'save_for_later', { vendor_id: vendorId })}
      aria-disabled={isSaving}
      onClick={() => void (isSaving || save())}
    >
      Save for later
    </TextButton>
  );
}
