'use client';

import { requireSignIn } from '@/features/identity/index.ts';
import { useQueryDialog } from '@/shared/browser/use-query-dialog.ts';
import { ChoiceRow } from '@/shared/ui/choice-row.tsx';
import { TextButton } from '@/shared/ui/text-button.tsx';
import { END_PICKER } from '../model/courier-address.ts';
import { addressOf, END_TITLE, type End, swapEnds } from '../model/package-ends.ts';
import { changePackageForm, type PackageForm } from '../model/package-form.ts';

type Props = { readonly form: PackageForm };

/** Where it is fetched and where it goes. */
export function PackageEnds({ form }: Props) {
  const { show } = useQueryDialog(END_PICKER);
  const row = (end: End) => (
    <ChoiceRow
      label={END_TITLE[end]}
      onOpen={() => requireSignIn(() => show({ open_address_modal: 'true', set_address_type: end }))}
    >
      {addressOf(form, end)?.display_name ?? 'Choose an address'}
    </ChoiceRow>
  );
  return (
    <div className="grid gap-2">
      {row('pickup')}
      {row('dropoff')}
      <div className="justify-self-end">
        <TextButton
          disabled={form.pickupAddress === null && form.dropoffAddress === null}
          onClick={() => changePackageForm(swapEnds(form))}
        >
          Swap the two
        </TextButton>
      </div>
    </div>
  );
}
