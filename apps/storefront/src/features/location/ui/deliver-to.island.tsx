import { type MouseEvent, useSyncExternalStore } from 'react';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { subscribeToSelection } from '@/shared/browser/chosen-location.ts';
import { openLayer } from '@/shared/browser/layers.ts';
import { selectedName } from '../model/selected-location.ts';
import { DeliverToMarkup } from './deliver-to-markup.tsx';

const onServer = () => '';

/** The short name of the address that somebody who is signed in has chosen; else the empty text. */
function useAddressName(): string {
  const customer = useCustomer();
  const name = useSyncExternalStore(subscribeToSelection, selectedName, onServer);
  return customer ? name : '';
}

/** Spec §6: a guest who opens the address modal signs in first, and then comes back to it. */
export function DeliverTo({ place }: { readonly place: string }) {
  const name = useAddressName();
  const open = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    requireSignIn(() => openLayer('address', { place }), 'address');
  };
  return <DeliverToMarkup name={name} onClick={open} />;
}
