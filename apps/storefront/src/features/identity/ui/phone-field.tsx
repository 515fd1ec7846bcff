import type { CountryCode } from '@jara/contract';
import { enteredPhone, type PhoneValue } from '@jara/domain/phone';
import { CountryPicker } from '@jara/ui/country-picker';
import { useQuery } from '@tanstack/react-query';
import type { ChangeEvent, RefObject } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import { countriesQuery } from '../api/countries.query.ts';

type Props = {
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly error: string | undefined;
  readonly isQuiet?: boolean;
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
  /** Whose number it is, where a form asks for more than the customer's own. */
  readonly party?: string | undefined;
  readonly name?: string;
  readonly disabled?: boolean;
};

const EXAMPLE = { NG: '08012345678', GH: '0241234567' } as const satisfies Record<CountryCode, string>;

const inputTypeOf = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;

export function PhoneField({
  value,
  onChange,
  error,
  isQuiet = false,
  field,
  party,
  name = 'phone',
  disabled = false,
}: Props) {
  const { data: countries = [value.country] } = useQuery(countriesQuery());
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(enteredPhone(value, event.target.value, inputTypeOf(event)));
  return (
    <Field
      label={party === undefined ? 'Phone number' : `${party} phone number`}
      name={name}
      type="tel"
      inputMode="numeric"
      autoComplete={party === undefined ? 'tel-national' : 'off'}
      disabled={disabled}
      placeholder={EXAMPLE[value.country.code]}
      {...(field && { ref: field })}
      value={value.phone}
      onChange={change}
      error={error}
      isQuiet={isQuiet}
      leading={
        <CountryPicker
          label={party === undefined ? undefined : `${party} country`}
          country={value.country}
          countries={countries}
          onChange={(country) => onChange({ ...value, country })}
          disabled={disabled}
        />
      }
    />
  );
}
