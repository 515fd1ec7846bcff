import { staffRole } from '@jara/contract';
import { ChipButton } from '@jara/ui/chip';
import { type PlaceValues, ROLE_TEXT } from '../model/staff-form.ts';
import { CityField } from './city-field.tsx';
import { VendorField } from './vendor-field.tsx';

type Props = {
  readonly values: PlaceValues;
  readonly onChange: (part: Partial<PlaceValues>) => void;
  readonly problems: { readonly vendor?: string | undefined; readonly city?: string | undefined };
  /** What a rider has earned is theirs as a rider. */
  readonly isRider?: boolean;
};

/** In which role, and for which vendor or in which city. */
export function PlaceFields({ values, onChange, problems, isRider = false }: Props) {
  return (
    <>
      {!isRider && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-1.5 font-medium text-14">Role</legend>
          {staffRole.options.map((role) => (
            <ChipButton key={role} pressed={role === values.role} onPress={() => onChange({ role })}>
              {ROLE_TEXT[role]}
            </ChipButton>
          ))}
        </fieldset>
      )}
      {values.role === 'vendor' && (
        <VendorField chosen={values.vendor} onChoose={(vendor) => onChange({ vendor })} error={problems.vendor} />
      )}
      {values.role === 'rider' && (
        <CityField chosen={values.city} onChoose={(city) => onChange({ city })} error={problems.city} />
      )}
      {values.role === 'support' && (
        <p className="rounded-small bg-sun/15 px-4 py-3 text-14">Somebody else of support has to agree first.</p>
      )}
    </>
  );
}
