import type { CustomerAddress } from '@jara/contract';
import { filterAddresses, hasAddressSearch } from '@jara/domain/location';
import { EmptyState } from '@jara/ui/empty-state';
import { ErrorState } from '@jara/ui/error-state';
import { IconButton } from '@jara/ui/icon-button';
import { RadioCards } from '@jara/ui/radio-card';
import { useEffect, useRef, useState } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { Field } from '@/shared/ui/field.tsx';
import { AddressListSkeleton } from './address-list-skeleton.tsx';

type Props = {
  readonly label?: string;
  readonly addresses: readonly CustomerAddress[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  readonly marked: number | undefined;
  readonly onMark: (id: number) => void;
  readonly onRemove: (address: CustomerAddress) => void;
  /** Whether the customer's orders go there. */
  readonly isDelivery: boolean;
};

/** What the rider reads, beneath the short name. */
const detailOf = ({ pretty_name, display_name, landmark, recipient }: CustomerAddress) =>
  [pretty_name === display_name ? null : pretty_name, landmark, recipient && `For ${recipient.name}`]
    .filter(Boolean)
    .join(' · ');

export function SavedAddresses({
  label = 'Saved addresses',
  addresses,
  error,
  isFetching,
  onRetry,
  marked,
  onMark,
  onRemove,
  isDelivery,
}: Props) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const isThere = addresses !== undefined;
  // The one in use may be far down.
  useEffect(() => {
    if (isThere) list.current?.querySelector('[role=radio][aria-checked=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isThere]);
  if (!addresses) {
    if (error) return <ErrorState message={error.message} onRetry={onRetry} retrying={isFetching} />;
    return <AddressListSkeleton />;
  }
  if (addresses.length === 0) {
    return (
      <EmptyState title="No address yet">
        {isDelivery ? 'Add the place where your orders should come.' : 'Add the place, and choose it here.'}
      </EmptyState>
    );
  }
  const shown = hasAddressSearch(addresses) ? filterAddresses(addresses, typed) : addresses;
  return (
    <div className="grid gap-4">
      {hasAddressSearch(addresses) && (
        <Field
          {...trackedInput('address_search')}
          label="Search your addresses"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {shown.length === 0 ? 'No saved address matches these words.' : null}
      </p>
      {shown.length > 0 && (
        // Spec §9: at most about 500 px, then it scrolls. The room around keeps the ring of what has the focus.
        <div ref={list} data-part="addresses" className="-m-1 max-h-[500px] overflow-y-auto overscroll-contain p-1">
          <RadioCards
            label={label}
            value={marked === undefined ? null : String(marked)}
            onChange={(id) => onMark(Number(id))}
            options={shown.map((address) => ({
              value: String(address.id),
              title: address.display_name,
              detail: detailOf(address),
              trailing: (
                <IconButton
                  icon="close"
                  label={`Remove ${address.display_name}`}
                  className="-me-2 text-ink-soft"
                  onClick={() => onRemove(address)}
                />
              ),
            }))}
          />
        </div>
      )}
    </div>
  );
}
