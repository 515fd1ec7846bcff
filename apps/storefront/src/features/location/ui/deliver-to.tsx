'use client';

import type { CustomerAddress } from '@jara/contract';
import { type MouseEvent, useEffect, useState } from 'react';
import { requireSignIn } from '@/features/identity/index.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { Icon } from '@/shared/ui/icon.tsx';
import { registerAddressPicker } from '../model/address-picker.ts';
import { forgetAddress } from '../model/selected-location.ts';
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

  useEffect(() => browserSession().onSignedOut(forgetAddress), []);
  useEffect(() => registerAddressPicker(({ onPick }) => show(setVisit, onPick)), []);

  const open = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    show(setVisit);
  };

  return (
    <>
      <button
        type="button"
        {...tapped('button', 'delivery_address')}
        onClick={open}
        className="noscript:hidden mt-1 flex min-h-12 w-full items-center gap-2 rounded-card border border-line px-3 text-start font-semibold hover:bg-sunk"
      >
        <Icon name="home" className="size-5 text-brand" />
        <span className="min-w-0 flex-1 truncate">{name ? `Deliver to ${name}` : 'Deliver to an address'}</span>
        <Icon name="chevron" className="size-4" />
      </button>
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
