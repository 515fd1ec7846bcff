'use client';

import dynamic from 'next/dynamic';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { browserSession } from '@/shared/api/browser-session.ts';
import { Icon } from '@/shared/ui/icon.tsx';
import { subscribeToSelection } from '../model/location-storage.ts';
import { forgetLocation, selectedName } from '../model/selected-location.ts';

const AddressModal = dynamic(() => import('./address-modal.tsx'), { ssr: false });

type Props = { readonly place: string; readonly mapStyleUrl: string | undefined };

const onServer = () => '';

/** Spec §6: a guest who opens the address modal signs in first, and then comes back to it. */
export function DeliverTo({ place, mapStyleUrl }: Props) {
  const customer = useCustomer();
  const name = useSyncExternalStore(subscribeToSelection, selectedName, onServer);
  // Each opening is a new visit: whatever the last one left behind is gone.
  const [visit, setVisit] = useState({ count: 0, isOpen: false });

  useEffect(() => browserSession().onSignedOut(forgetLocation), []);

  const open = (event: MouseEvent) => {
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
    requireSignIn(() => setVisit(({ count }) => ({ count: count + 1, isOpen: true })));
  };

  return (
    <>
      <button
        type="button"
        onClick={open}
        className="noscript:hidden mt-1 flex min-h-12 w-full items-center gap-2 rounded-card border border-line px-3 text-start font-semibold hover:bg-sunk"
      >
        <Icon name="home" className="size-5 text-brand" />
        <span className="min-w-0 flex-1 truncate">
          {customer && name ? `Deliver to ${name}` : 'Deliver to an address'}
        </span>
        <Icon name="chevron" className="size-4" />
      </button>
      {visit.count > 0 && (
        <AddressModal
          key={visit.count}
          open={visit.isOpen}
          onClose={() => setVisit(({ count }) => ({ count, isOpen: false }))}
          place={place}
          mapStyleUrl={mapStyleUrl}
        />
      )}
    </>
  );
}
