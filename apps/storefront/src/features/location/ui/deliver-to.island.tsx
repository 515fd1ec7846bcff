import type { CustomerAddress } from '@jara/contract';
import { type MouseEvent, useEffect, useState } from 'react';
import { requireSignIn } from '@/features/identity/index.ts';
import { registerAddressPicker } from '../model/address-picker.ts';
import { DeliverToMarkup } from './deliver-to-markup.tsx';
import { AddressModal } from './lazy-address-modal.ts';
import { useAddressName } from './use-address-name.ts';

type Props = { readonly place: string; readonly mapStyleUrl: string | undefined };

type Visit = {
  readonly count: number;
  readonly isOpen: boolean;
  /** Given by another part of the page that has asked for an address. */
  readonly onPick?: ((address: CustomerAddress) => void) | undefined;
};

const show = (setVisit: (next: (now: Visit) => Visit) => void, onPick?: Visit['onPick']) =>
  requireSignIn(() => setVisit(({ count }) => ({ count: count + 1, isOpen: true, onPick })));

/** Spec §6: a guest who opens the address modal signs in first, and then comes back to it. */
export function DeliverTo({ place, mapStyleUrl }: Props) {
  const name = useAddressName();
  // Each opening is a new visit: whatever the last one left behind is gone.
  const [visit, setVisit] = useState<Visit>({ count: 0, isOpen: false });

  useEffect(() => registerAddressPicker(({ onPick }) => show(setVisit, onPick)), []);

  const open = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    show(setVisit);
  };

  return (
    <>
      <DeliverToMarkup name={name} onClick={open} />
      {visit.count > 0 && (
        <AddressModal
          key={visit.count}
          open={visit.isOpen}
          onClose={() => setVisit((now) => ({ ...now, isOpen: false }))}
          place={place}
          mapStyleUrl={mapStyleUrl}
          onPick={visit.onPick}
        />
      )}
    </>
  );
}
