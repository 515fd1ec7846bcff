import { useEffect, useEffectEvent } from 'react';
import { requireSignIn, useCustomer } from '@/features/identity/index.ts';
import { AddressModal } from '@/features/location/index.ts';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { addressOf, END_TITLE, endOf, withEnd } from '../model/package-ends.ts';
import { changePackageForm } from '../model/package-form.ts';
import { usePackageForm } from './use-package-form.ts';

type Props = {
  readonly mapStyleUrl: string | undefined;
  /** Called when the form has the address. */
  readonly onPicked?: () => void;
};

/** Spec §2: `open_address_modal=true` with `set_address_type` opens the address picker for that end. */
export function EndPicker({ mapStyleUrl, onPicked }: Props) {
  const { values, show, close } = useLayerInAddress('courier address');
  const isSignedIn = useCustomer() !== null;
  const form = usePackageForm();
  const end = values.open_address_modal === 'true' ? endOf(values.set_address_type) : undefined;
  const isRefused = end !== undefined && !isSignedIn;
  // Spec §6: a guest whose link opens the picker signs in first, and then comes back to it.
  const askForSignIn = useEffectEvent(() => {
    close();
    requireSignIn(() => show(values), 'address');
  });
  useEffect(() => {
    if (isRefused) askForSignIn();
  }, [isRefused]);

  if (end === undefined || !isSignedIn) return null;
  return (
    <AddressModal
      key={end}
      open
      onClose={close}
      mapStyleUrl={mapStyleUrl}
      onPick={(address) => {
        changePackageForm(withEnd(end, address));
        onPicked?.();
      }}
      pickOnly={{ title: END_TITLE[end], picked: addressOf(form, end)?.id }}
    />
  );
}
