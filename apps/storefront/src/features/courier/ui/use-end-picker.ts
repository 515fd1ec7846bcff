import { requireSignIn } from '@/features/identity/index.ts';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import type { End } from '../model/package-ends.ts';

/** Opens the address picker for an end. Spec §6: a guest signs in first. */
export function useEndPicker(): (end: End) => void {
  const { show } = useLayerInAddress('courier address');
  return (end) => requireSignIn(() => show({ open_address_modal: 'true', set_address_type: end }), 'address');
}
