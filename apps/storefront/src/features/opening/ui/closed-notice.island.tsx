import { useEffect, useState } from 'react';
import { useLazyImport } from '@/shared/browser/use-lazy-import.ts';
import { loadClosedModal } from './lazy-closed-modal.ts';

type Props = {
  /** Two branches may say the same; each page tells of its own. */
  readonly vendorId: number;
  readonly vendorName: string;
  readonly opens: string;
};

/** Tells once, on arrival, that nothing can be ordered here now. The page says so too: without its code it is left out. */
export function ClosedNotice({ vendorName, opens }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // In an effect: the menu itself is what was asked for, and must not wait for this.
  // Somebody who was sent to one dish wants to see that first.
  useEffect(() => setIsOpen(!new URLSearchParams(window.location.search).has('dish')), []);
  const Modal = useLazyImport(loadClosedModal, isOpen).loaded?.default;
  return isOpen && Modal ? <Modal vendorName={vendorName} opens={opens} onClose={() => setIsOpen(false)} /> : null;
}
