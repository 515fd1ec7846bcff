'use client';

import type { MouseEvent } from 'react';
import { tracked } from '@/shared/analytics/tracked.ts';
import { showQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { ChipLink } from '@/shared/ui/chip.tsx';
import { Icon } from '@/shared/ui/icon.tsx';
import { COURIER } from '../model/courier-address.ts';

/** Opens the courier above the page that it stands on; before any code has come, its link does. */
export function CourierLink({ page }: { readonly page: string }) {
  const open = (event: MouseEvent) => {
    // For another tab, the link is followed.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    showQueryDialog(COURIER, { open: 'relay', delivery_type: 'send' });
  };
  return (
    <ChipLink {...tracked('button', 'send_package')} href={courierHref(page)} onClick={open}>
      <Icon name="package" className="size-5 text-brand" />
      Send a package
    </ChipLink>
  );
}
