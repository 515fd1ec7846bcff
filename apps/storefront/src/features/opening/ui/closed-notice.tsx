'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';

/** Fetched when it is shown. */
export const ClosedModal = dynamic(() => import('./closed-modal.tsx'), { ssr: false });

type Props = { readonly vendorName: string; readonly opens: string };

/** Tells once, on arrival, that nothing can be ordered here now. */
export function ClosedNotice(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  // After the page has come alive: the menu itself is what was asked for, and must not wait for this.
  // Somebody who was sent to one dish wants to see that first.
  useEffect(() => setIsOpen(!new URLSearchParams(window.location.search).has('dish')), []);
  return isOpen ? <ClosedModal {...props} onClose={() => setIsOpen(false)} /> : null;
}
