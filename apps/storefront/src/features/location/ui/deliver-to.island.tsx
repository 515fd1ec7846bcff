import type { MouseEvent } from 'react';
import { requireSignIn } from '@/features/identity/index.ts';
import { openLayer } from '@/shared/browser/layers.ts';
import { DeliverToMarkup } from './deliver-to-markup.tsx';
import { useAddressName } from './use-address-name.ts';

/** Spec §6: a guest who opens the address modal signs in first, and then comes back to it. */
export function DeliverTo({ place }: { readonly place: string }) {
  const name = useAddressName();
  const open = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    requireSignIn(() => openLayer('address', { place }), 'address');
  };
  return <DeliverToMarkup name={name} onClick={open} />;
}
