import type { CustomerAddress } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SignedInOnly } from '@/features/identity/lazy.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import { addressesQuery, saveCustomerAddress } from '../api/addresses.query.ts';
import { addressInUse } from '../model/address-in-use.ts';
import { type KnownCity, setKnownCities } from '../model/known-cities.ts';
import { selectLocation } from '../model/select-location.ts';
import { AddressListSkeleton } from './address-list-skeleton.tsx';
import { AddressModal } from './lazy-address-modal.ts';
import { RemoveAddress } from './remove-address.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useSelectedLocation } from './use-selected-location.ts';

type Props = {
  readonly mapStyleUrl: string | undefined;
  /** Among them is the city of an address that is chosen. */
  readonly cities: readonly KnownCity[];
};

/** One's own addresses. The server's page holds nothing of anybody's (ADR 14). */
export const AddressesPage = (props: Props) => (
  <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4">
    <h1 className="text-28">Saved addresses</h1>
    <SignedInOnly title="Sign in to see your addresses" loading={<AddressListSkeleton />}>
      {() => <OwnAddresses {...props} />}
    </SignedInOnly>
  </div>
);

function OwnAddresses({ mapStyleUrl, cities }: Props) {
  const { data: addresses, error, refetch, isFetching } = useQuery(addressesQuery);
  const chosen = useSelectedLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<CustomerAddress>();
  useEffect(() => void refetch(), [refetch]);
  useEffect(() => setKnownCities(cities), [cities]);

  const choose = (id: number) => {
    const address = addresses?.find((each) => each.id === id);
    if (!address) return;
    selectLocation(address, { isSignedIn: true });
    toast.success(`Your orders go to ${address.display_name}.`);
    saveCustomerAddress(id).catch((failure: Error) => toast.error(failure.message));
  };

  return (
    <>
      <SavedAddresses
        addresses={addresses}
        error={error}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        label="Your orders go to"
        marked={chosen?.id ?? addressInUse(addresses)}
        onMark={choose}
        onRemove={setRemoving}
        isDelivery
      />
      <Button
        wide
        look={addresses?.length === 0 ? 'primary' : 'secondary'}
        {...tapped('button', 'add_address')}
        onClick={() => setIsAdding(true)}
      >
        Add new address
      </Button>
      {isAdding && (
        <AddressModal
          open
          firstView="add"
          onClose={() => setIsAdding(false)}
          onAdd={() => setIsAdding(false)}
          mapStyleUrl={mapStyleUrl}
        />
      )}
      {removing && <RemoveAddress address={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
