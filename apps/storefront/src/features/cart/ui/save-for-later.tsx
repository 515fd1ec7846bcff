'use client';

import { useState } from 'react';
import { toast } from '@/shared/ui/toast.ts';
import { TextAction } from './text-action.tsx';

/** Spec §3: takes the cart off the counter and keeps it on this device. */
export function SaveForLater({ vendorId }: { readonly vendorId: number }) {
  const [isSaving, setIsSaving] = useState(false);
  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const { saveForLater } = await import('../model/save-for-later.ts');
      await saveForLater(vendorId);
      toast.success('Saved for later');
    } catch {
      toast.error('We could not save this cart on your device.');
    } finally {
      setIsSaving(false);
    }
  }
  return (
    <TextAction aria-disabled={isSaving} onClick={() => void (isSaving || save())}>
      Save for later
    </TextAction>
  );
}
