import { type Currency, PACKAGE_TYPES } from '@jara/contract';
import { choosePackageType } from '@jara/domain/courier';
import { ChipButton } from '@jara/ui/chip';
import { useId } from 'react';
import { trackedInput } from '@/shared/analytics/tracked.ts';
import { Field } from '@/shared/ui/field.tsx';
import type { PackageProblems } from '../model/check-package-form.ts';
import type { PackageForm } from '../model/package-form.ts';
import { packageCurrency, withWorth } from '../model/package-worth.ts';
import { lengthHint } from './length-hint.ts';

type Props = {
  readonly form: PackageForm;
  readonly problems: PackageProblems;
  /** The form itself says that something was refused. */
  readonly isQuiet: boolean;
  readonly onChange: (change: Partial<PackageForm>) => void;
};

const SIGN = { NGN: '₦', GHS: 'GH₵' } as const satisfies Record<Currency, string>;

const LONGEST_OTHER_TYPE = 60;

/** What is in it, and what it is worth. */
export function PackageDetails({ form, problems, isQuiet, onChange }: Props) {
  const typesId = useId();
  return (
    <section aria-label="Package" className="grid grid-cols-1 gap-4">
      <div>
        <h3 id={typesId} className="mb-2 font-semibold text-18">
          What is in the package?
        </h3>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would read its legend before each chip. */}
        <div role="group" aria-labelledby={typesId} className="flex flex-wrap gap-2">
          {PACKAGE_TYPES.map((type) => (
            <ChipButton
              key={type}
              name="packageTypes"
              pressed={form.packageTypes.includes(type)}
              onPress={() => onChange({ packageTypes: choosePackageType(form.packageTypes, type) })}
            >
              {type}
            </ChipButton>
          ))}
        </div>
      </div>
      {form.packageTypes.includes('Other') && (
        <Field
          {...trackedInput('other_package_type')}
          label="What is it? (optional)"
          autoComplete="off"
          maxLength={LONGEST_OTHER_TYPE}
          hint={lengthHint(form.otherPackageType, LONGEST_OTHER_TYPE)}
          value={form.otherPackageType}
          onChange={(event) => onChange({ otherPackageType: event.target.value })}
        />
      )}
      <Field
        label="Package worth (optional)"
        name="packageWorth"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        leading={SIGN[packageCurrency(form)]}
        value={form.packageWorth}
        error={problems.packageWorth}
        isQuiet={isQuiet}
        onChange={(event) => onChange(withWorth(form, event.target.value))}
      />
    </section>
  );
}
