import { ChoiceRow } from '@jara/ui/choice-row';
import { TextButton } from '@jara/ui/text-button';
import type { PackageProblems } from '../model/check-package-form.ts';
import { END_TITLE, type End, swapEnds } from '../model/package-ends.ts';
import type { PackageForm } from '../model/package-form.ts';
import { EndAddress } from './end-address.tsx';
import { useEndPicker } from './use-end-picker.ts';

type Props = {
  readonly form: PackageForm;
  readonly problems: PackageProblems;
  /** The form itself says that something was refused. */
  readonly isQuiet: boolean;
  readonly onChange: (change: Partial<PackageForm>) => void;
};

/** Where it is fetched and where it goes. */
export function PackageEnds({ form, problems, isQuiet, onChange }: Props) {
  const pick = useEndPicker();
  const row = (end: End) => {
    const field = `${end}Address` as const;
    return (
      <ChoiceRow
        label={END_TITLE[end]}
        name={field}
        problem={form[field] ? undefined : problems[field]}
        isQuiet={isQuiet}
        onOpen={() => pick(end)}
      >
        {form[field] ? <EndAddress form={form} end={end} /> : 'Choose an address'}
      </ChoiceRow>
    );
  };
  return (
    <div className="grid gap-2">
      {row('pickup')}
      {row('dropoff')}
      <div className="-me-2 -mb-3 justify-self-end">
        <TextButton
          disabled={form.pickupAddress === null && form.dropoffAddress === null}
          onClick={() => onChange(swapEnds(form))}
        >
          Swap pickup and dropoff
        </TextButton>
      </div>
    </div>
  );
}
