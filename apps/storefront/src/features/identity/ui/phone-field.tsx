'use client';

import type { ChangeEvent, RefObject } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import { enteredPhone, type PhoneValue } from '../model/phone-value.ts';
import { CountryPicker } from './country-picker.tsx';

type Props = {
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly error: string | undefined;
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
};

const inputTypeOf = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent ? nativeEvent.inputType : undefined;

export function PhoneField({ value, onChange, error, field }: Props) {
  const change = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(enteredPhone(value, event.target.value, inputTypeOf(event)));
  return (
    <Field
      label="Phone number"
      name="phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      placeholder="08012345678"
      {...(field && { ref: field })}
      value={value.phone}
      onChange={change}
      error={error}
      leading={<CountryPicker country={value.country} onChange={(country) => onChange({ ...value, country })} />}
    />
  );
}
