import type { CustomerAddress } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { toast } from '@jara/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { updateQueryData } from '@/shared/api/update-query-data.ts';
import { Dialog } from '@/shared/ui/dialog.tsx';
import { addressesQuery, saveCustomerAddress } from '../api/addresses.query.ts';
import { citiesQuery } from '../api/places.query.ts';
import { addressInUse } from '../model/address-in-use.ts';
import { knownPlaces } from '../model/known-places.ts';
import { saveAddressId, selectLocation } from '../model/select-location.ts';
import { chosenArea } from '../model/selected-location.ts';
import { AddAddress } from './add-address.tsx';
import { goToCityOf } from './follow-city.ts';
import { RemoveAddress } from './remove-address.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useNewAddress } from './use-new-address.ts';
import { usePlaceChoice } from './use-place-choice.ts';

type View = 'list' | 'add';

export type AddressModalProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The city of the page, by its slug. */
  readonly place?: string | undefined;
  readonly mapStyleUrl: string | undefined;
  /** Where it begins. */
  readonly firstView?: View;
  /** Spec §4: the caller that opened the modal gets the added or picked address. */
  readonly onAdd?: (address: CustomerAddress) => void;
  readonly onPick?: ((address: CustomerAddress) => void) | undefined;
  /** For a caller whose parameters in the address open it. The delivery location stays as it is. */
  readonly pickOnly?: { readonly title: string; readonly picked: number | undefined };
};

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** Where a pin begins in a city that is not known yet: the middle of Lagos. */
const LAGOS = { latitude: 6.4541, longitude: 3.3947 };

/** Spec §2 Address modal, for a customer. */
export default function AddressModal(props: AddressModalProps) {
  // What one customer has typed is no other's.
  const customerId = useCustomer()?.id;
  return (
    <ApiProvider>
      <Addresses key={customerId} {...props} />
    </ApiProvider>
  );
}

function Addresses({
  open,
  onClose,
  place,
  mapStyleUrl,
  onAdd,
  onPick,
  pickOnly,
  firstView = 'list',
}: AddressModalProps) {
  const isSignedIn = useCustomer() !== null;
  const [view, setView] = useState<View>(firstView);
  const { data: addresses, error, refetch, isFetching } = useQuery(addressesQuery);
  const { data: cities = [] } = useQuery(citiesQuery);
  const client = useQueryClient();
  const [mark, setMark] = useState(pickOnly?.picked);
  const [removing, setRemoving] = useState<CustomerAddress>();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<View>();
  const choice = usePlaceChoice();

  // Spec §7: fetched by hand each time the view changes, the first one included.
  useEffect(() => {
    if (open && view) void refetch();
  }, [open, view, refetch]);

  // What had the focus goes with its view. A finger gets no keyboard over what is to be read.
  const show = (next: View, { byTouch = false } = {}) => {
    setView(next);
    setFocus(byTouch ? undefined : next);
  };
  useLayoutEffect(() => {
    if (focus === 'add') field.current?.focus();
    if (focus === 'list') addButton.current?.focus();
  }, [focus]);

  /** Spec §4: what was added is given to the caller and saved, and the list shows again. */
  const take = (taken: CustomerAddress, words: string) => {
    if (!pickOnly) saveAddressId(taken.id, { isSignedIn });
    onAdd?.(taken);
    setMark(taken.id);
    choice.type('');
    address.clear();
    show('list');
    toast.success(words);
  };
  const address = useNewAddress({
    kept: addresses,
    async onAdded(added) {
      await updateQueryData(client, addressesQuery, (known = []) => [added, ...known]);
      take(added, 'Address added');
    },
    onDuplicate: (twin) => take(twin, 'You have this address already. We chose it for you.'),
  });

  const held = addresses?.find(({ id }) => id === mark)?.id;
  const marked = pickOnly ? held : (held ?? addressInUse(addresses));
  const chosen = addresses?.find(({ id }) => id === marked);

  const choose = () => {
    if (!chosen) return;
    onClose();
    if (pickOnly) return onPick?.(chosen);
    selectLocation(chosen, { isSignedIn });
    saveCustomerAddress(chosen.id).catch((failure: Error) => toast.error(failure.message));
    // A caller that requested an address stays on its page.
    if (onPick) onPick(chosen);
    else goToCityOf(chosen, cities, place);
  };

  const middle = (cities.find(({ slug }) => slug === place) ?? chosenArea())?.coordinate;
  const known = knownPlaces([...(addresses ?? []), ...cities]);
  const isList = view === 'list';
  const isEmpty = addresses?.length === 0;
  return (
    <>
      <Dialog
        name="address"
        open={open}
        onClose={onClose}
        closesOnBack={!pickOnly}
        title={isList ? (pickOnly?.title ?? 'Delivery Address') : 'Add new address'}
        footer={
          isList ? (
            <div key="list" className="grid gap-2">
              <Button wide look={isEmpty ? 'secondary' : 'primary'} disabled={!chosen} onClick={choose}>
                Choose location
              </Button>
              <Button
                ref={addButton}
                wide
                look={isEmpty ? 'primary' : 'secondary'}
                onClick={({ nativeEvent }) => show('add', { byTouch: isTouch(nativeEvent) })}
              >
                Add new address
              </Button>
            </div>
          ) : (
            <div key="add" className="grid gap-2">
              <Button
                type="submit"
                form={formId}
                wide
                disabled={!choice.place}
                loading={address.isAdding && 'Adding the address…'}
              >
                Add Address
              </Button>
              <Button look="quiet" wide onClick={({ nativeEvent }) => show('list', { byTouch: isTouch(nativeEvent) })}>
                Saved Addresses
              </Button>
            </div>
          )
        }
      >
        {isList ? (
          <SavedAddresses
            addresses={addresses}
            error={error}
            isFetching={isFetching}
            onRetry={() => void refetch()}
            marked={marked}
            onMark={setMark}
            onRemove={setRemoving}
            isDelivery={!pickOnly}
          />
        ) : (
          <AddAddress
            formId={formId}
            choice={choice}
            address={address}
            field={field}
            isDelivery={!pickOnly}
            mapStyleUrl={mapStyleUrl}
            middle={middle ? { latitude: middle.y, longitude: middle.x } : LAGOS}
            places={known}
          />
        )}
      </Dialog>
      {removing && <RemoveAddress address={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}
