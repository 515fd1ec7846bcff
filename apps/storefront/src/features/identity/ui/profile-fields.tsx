import type { Problems } from '@jara/ui/browser/use-form';
import type { RefObject } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import type { ProfileValues } from '../model/forms.ts';

type Props = {
  readonly values: ProfileValues;
  readonly onChange: (values: ProfileValues) => void;
  readonly problems: Problems<keyof ProfileValues>;
  readonly firstField: RefObject<HTMLInputElement | null>;
};

const FIELDS = [
  { name: 'first_name', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'last_name', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
] as const satisfies readonly { name: keyof ProfileValues; label: string; type: string; autoComplete: string }[];

/** What sign-up and profile completion both ask for. */
export function ProfileFields({ values, onChange, problems, firstField }: Props) {
  return FIELDS.map(({ name, ...field }, index) => (
    <Field
      key={name}
      name={name}
      {...field}
      {...(index === 0 && { ref: firstField })}
      value={values[name]}
      onChange={(event) => onChange({ ...values, [name]: event.target.value })}
      error={problems[name]}
    />
  ));
}
