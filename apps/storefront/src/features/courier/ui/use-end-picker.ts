import { requireSignIn } from '@/features/identity/index.ts';
import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { END_PICKER } from '../model/courier-address.ts';
import type { End } from '../model/package-ends.ts';

/** Opens the address picker for an end. Spec §6: a guest signs in first. */
export function useEndPicker(): (end: End) => void {
  const { show } = useQueryDialog(END_PICKER);
  return (end) => requireSignIn(() => show({ open_address_modal: 'true', set_address_type: end }));
}
