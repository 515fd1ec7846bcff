import { closeLayer, useLayer } from '@/shared/browser/layers.ts';
import { readPlace, rememberedPlace } from '@/shared/browser/place-cookie.ts';
import { AddressModal } from './lazy-address-modal.ts';

/** The address modal of every page, which `openLayer('address')` opens. */
export function AddressLayer({ mapStyleUrl }: { readonly mapStyleUrl: string | undefined }) {
  const { isOpen, given } = useLayer('address');
  return (
    <AddressModal
      open={isOpen}
      onClose={() => closeLayer('address')}
      place={given?.place ?? readPlace(rememberedPlace()).city}
      mapStyleUrl={mapStyleUrl}
      onPick={given?.onPick}
    />
  );
}
