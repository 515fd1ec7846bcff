import { TextButton } from '@jara/ui/text-button';
import { useState } from 'react';
import { tapped } from '@/shared/analytics/tracked.ts';
import { importWithRetry } from '@/shared/browser/import-with-retry.ts';
import { toastImportFailure } from '@/shared/ui/toast-import-failure.ts';
import { SavedDialog } from './saved-dialog.tsx';

const loadSaving = () => import('../model/save-for-later.ts');

/** Spec §4: keeps a copy of the cart on this device. The cart itself stays, unless it is cleared afterwards. */
export function SaveForLaterButton({ vendorId }: { readonly vendorId: number }) {
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const { saveForLater } = await importWithRetry(loadSaving);
      await saveForLater(vendorId);
      setIsSaved(true);
    } catch (error) {
      toastImportFailure(error, 'We could not save this cart on your device. Please try again.');
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <>
      <TextButton
        {...tapped('button', 'save_for_later', { vendor_id: vendorId })}
        aria-disabled={isSaving}
        onClick={() => void (isSaving || save())}
      >
        Save for later
      </TextButton>
      <SavedDialog vendorId={vendorId} open={isSaved} onClose={() => setIsSaved(false)} />
    </>
  );
}
