'use client';

import type { ChangeEvent, RefObject } from 'react';
import { Field } from '@/shared/ui/field.tsx';
import type { PhoneValue } from '../model/phone-value.ts';
import { CountryPicker } from './country-picker.tsx';
import { useTidiedPhone } from './use-tidied-phone.ts';

type Props = {
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly error: string | undefined;
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
};

const isPaste = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';

/** While somebody types, what they have typed stays as it is; a paste is tidied at once, the rest when they go on. */
export function PhoneField({ value, onChange, error, field }: Props) {
  const tidied = useTidiedPhone();
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = { ...value, phone: event.target.value };
    onChange(isPaste(event) ? tidied(next) : next);
  };
  const tidy = () => {
    const next = tidied(value);
    if (next.phone !== value.phone) onChange(next);
  };
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
      onBlur={tidy}
      error={error}
      leading={<CountryPicker country={value.country} onChange={(country) => onChange({ ...value, country })} />}
    />
  );
}
