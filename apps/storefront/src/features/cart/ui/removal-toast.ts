import { toast } from '@jara/ui/toast';
import type { ToastAction } from '@jara/ui/toast-kind';
import { tapped } from '@/shared/analytics/tracked.ts';

/** How long a removal can be undone. */
const OFFERED_MS = 6_000;

/** By the removal's id. */
const offers = new Map<string, { readonly action: ToastAction; readonly endsAt: number }>();
const undone = new Set<string>();

/** Says that something is removed, and offers to undo it. A second tap does nothing. */
export function offerUndo(removal: string, words: string, undo: () => void): void {
  const action = {
    label: 'Undo',
    attributes: tapped('button', 'undo_removal'),
    onTap() {
      if (!offers.delete(removal)) return;
      undone.add(removal);
      toast.dismiss(removal);
      undo();
    },
  };
  offers.set(removal, { action, endsAt: Date.now() + OFFERED_MS });
  toast.blank(words, { id: removal, duration: OFFERED_MS, action });
}

/** The server has made the removal: the same toast says so in its words. Of one that was undone nothing is said. */
export function confirmRemoval(removal: string, message: string): void {
  if (undone.delete(removal)) return;
  const offer = offers.get(removal);
  const left = offer ? offer.endsAt - Date.now() : 0;
  if (offer && left > 0) toast.success(message, { id: removal, duration: left, action: offer.action });
  else toast.success(message);
}

/** The removal was not made, so there is nothing to undo. */
export function withdrawUndo(removal: string): void {
  if (offers.delete(removal)) toast.dismiss(removal);
}
