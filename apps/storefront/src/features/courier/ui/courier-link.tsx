'use client';

import type { MouseEvent } from 'react';
import { showQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { Icon } from '@/shared/ui/icon.tsx';
import { COURIER } from '../model/courier-address.ts';

const ASKED = { open: 'relay', delivery_type: 'send' } as const;

/** Opens the courier on the page that it stands on. */
export function CourierLink() {
  const open = (event: MouseEvent) => {
    // For another tab, the link is followed.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showQueryDialog(COURIER, ASKED);
  };
  return (
    <a
      href={`?${new URLSearchParams(ASKED)}`}
      onClick={open}
      className="flex min-h-12 items-center gap-3 rounded-card bg-sunk px-4 font-semibold"
    >
      <Icon name="bag" className="size-5 text-brand" />
      <span className="flex-1">Send or receive a package</span>
      <Icon name="chevron" className="size-4 text-ink-soft" />
    </a>
  );
}
